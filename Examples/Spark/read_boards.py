"""Reads the boards of many screenshots with Apache Spark, and writes JSON Lines.

    spark-submit read_boards.py paths LIST OUTPUT       LIST: a text file of paths, which all workers must have
    spark-submit read_boards.py objects FILES OUTPUT    FILES: pictures that only Spark reaches, such as 's3a://bucket/shots/*.png'

OUTPUT is a folder for the lines. Each is what `letterpress read --format json` prints for a picture.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from pyspark import RDD
from pyspark.sql import Row, SparkSession

# Spark runs one task on each core, so each process reads one picture at a time.
COMMAND = ["letterpress", "read", "--files-from", "-", "--format", "json", "--jobs", "1"]
# So many pictures are on a worker's disk at once. Starting a process costs as much as reading one or two.
CHUNK = 500


def read_paths(spark: SparkSession, paths: str) -> RDD[str]:
    """The lines for pictures that each worker has under the same path."""
    return spark.sparkContext.textFile(paths, minPartitions=8).pipe(" ".join(COMMAND), env=dict(os.environ))


def read_objects(spark: SparkSession, files: str) -> RDD[str]:
    """The lines for pictures that Spark fetches."""
    pictures = spark.read.format("binaryFile").load(files).select("path", "content")
    return pictures.rdd.mapPartitions(read_contents)


def read_contents(pictures: Iterable[Row]) -> Iterator[str]:
    """The lines for the pictures of one partition, which name the pictures as Spark does."""
    rest = iter(pictures)
    while chunk := list(itertools.islice(rest, CHUNK)):
        with tempfile.TemporaryDirectory() as folder:
            names = [Path(folder) / f"{index}.png" for index in range(len(chunk))]
            for name, picture in zip(names, chunk):
                name.write_bytes(picture.content)
            # Its status is not 0 if a picture cannot be read, and that picture's line says so.
            done = subprocess.run(COMMAND, input="".join(f"{name}\n" for name in names), stdout=subprocess.PIPE, text=True)
        lines = done.stdout.splitlines()
        if len(lines) != len(chunk):
            raise RuntimeError(f"letterpress ended with status {done.returncode} after {len(lines)} of {len(chunk)} pictures")
        for picture, line in zip(chunk, lines):
            # Written as the program writes it.
            yield json.dumps(json.loads(line) | {"file": picture.path}, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    if len(sys.argv) != 4 or sys.argv[1] not in ("paths", "objects"):
        sys.exit(__doc__)
    read = read_paths if sys.argv[1] == "paths" else read_objects
    spark = SparkSession.builder.appName("letterpress").getOrCreate()
    # Cached, as each further step would otherwise read the pictures once more.
    lines = read(spark, sys.argv[2]).cache()
    lines.saveAsTextFile(sys.argv[3])
    # A picture that was read has no error. If all were, no line has that member, so each gets one here.
    rows = spark.read.json(lines.map(lambda line: json.dumps({"error": None, **json.loads(line)})))
    print(rows.groupBy(rows.error.isNotNull().alias("failed")).count().collect())
    spark.stop()


if __name__ == "__main__":
    main()
