#!/usr/bin/env python3
"""Makes the bill of materials of a release, in the form of SPDX 2.3 (ISO/IEC 5962).

bill.py --components FILE --version VERSION --architecture NAME --time SECONDS --output FILE [RELEASED FILE]...

FILE is what licences.py --bill wrote. The bill names each component with its version and licence, what it is part of, and each
released file with its checksums. The same input gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from datetime import datetime, timezone
from pathlib import Path
from urllib.parse import quote

PARTS = {"letterpress": "the program", "page": "the page's module"}


def name_of(text: str) -> str:
    """An identifier with the characters that SPDX allows."""
    return re.sub(r"[^A-Za-z0-9.-]+", "-", text).strip("-")


def licence_of(text: str) -> str | None:
    """The identifier of a licence that SPDX lists; nil if the text is not simply one of these."""
    if "Apache License" in text and "Runtime Library Exception" in text:
        return "Apache-2.0 WITH Swift-exception"
    return None


def address_of(name: str, version: str | None) -> str | None:
    """The package's address in the form of package URLs; nil if it has none."""
    if debian := re.fullmatch(r"(\S+) \((\S+)\)", name):
        return f"pkg:deb/debian/{quote(debian[2], safe='')}@{quote(str(version), safe=':')}"
    if name.startswith("github.com/"):
        return f"pkg:swift/{name}@{version}"
    return None


def bill(components: list[dict], version: str, architecture: str, time: int, files: list[Path]) -> dict:
    """The document."""
    own = "SPDXRef-letterpress"
    packages = [{"SPDXID": own, "name": "letterpress", "versionInfo": version, "downloadLocation": "NOASSERTION",
                 "filesAnalyzed": False, "licenseConcluded": "Apache-2.0", "licenseDeclared": "Apache-2.0",
                 "copyrightText": "2026 the letterpress authors", "primaryPackagePurpose": "APPLICATION"}]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own}]
    texts: dict[str, dict] = {}
    for component in components:
        identifier = f"SPDXRef-{name_of(component['name'])}"
        licence = licence_of(component["licence"])
        if licence is None:
            text = texts.setdefault(component["licence"], {
                "licenseId": f"LicenseRef-{name_of(component['name'])}", "name": f"of {component['name']}",
                "extractedText": component["licence"]})
            licence = text["licenseId"]
        package = {"SPDXID": identifier, "name": component["name"], "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
                   "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
                   "comment": f"in {', '.join(PARTS[part] for part in component['parts'])}"}
        if component["version"] is not None:
            package["versionInfo"] = component["version"]
        if (address := address_of(component["name"], component["version"])) is not None:
            package["externalRefs"] = [
                {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": address}]
        packages.append(package)
        relations.append({"spdxElementId": own, "relationshipType": "CONTAINS", "relatedSpdxElement": identifier})
    released = []
    for path in sorted(files):
        contents = path.read_bytes()
        identifier = f"SPDXRef-file-{name_of(path.name)}"
        released.append({"SPDXID": identifier, "fileName": f"./{path.name}", "checksums": [
            {"algorithm": "SHA1", "checksumValue": hashlib.sha1(contents).hexdigest()},
            {"algorithm": "SHA256", "checksumValue": hashlib.sha256(contents).hexdigest()}],
            "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION"})
        relations.append({"spdxElementId": identifier, "relationshipType": "GENERATED_FROM", "relatedSpdxElement": own})
    body = {"packages": packages, "files": released, "relationships": relations,
            "hasExtractedLicensingInfos": list(texts.values())}
    digest = hashlib.sha256(json.dumps(body).encode()).hexdigest()
    title = f"letterpress-{version}-linux-{architecture}"
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": title,
            "documentNamespace": f"https://spdx.org/spdxdocs/{title}-{digest}",
            "creationInfo": {"created": datetime.fromtimestamp(time, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
                             "creators": [f"Tool: letterpress-Scripts-release-{version}"]}} | body


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--components", type=Path, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--architecture", required=True)
    parser.add_argument("--time", type=int, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("files", type=Path, nargs="*")
    options = parser.parse_args()
    document = bill(json.loads(options.components.read_text()), options.version, options.architecture, options.time, options.files)
    options.output.write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
