"""What a host's headers do to the page: which of them stop it, and which only make it slower or smaller."""

from __future__ import annotations

import re
from email.message import Message
from typing import Iterator

Finding = tuple[bool, str]
"""Whether it keeps the page from working, and what is found and what to do about it."""

SCRIPTS = {"text/javascript", "application/javascript", "application/x-javascript"}
# By the end of the name: the types that do, whether browsers insist on them.
TYPES = {
    ".html": ({"text/html"}, True),
    ".js": (SCRIPTS, True),
    ".css": ({"text/css"}, True),
    ".wasm": ({"application/wasm"}, False),
    ".webmanifest": ({"application/manifest+json", "application/json"}, False),
    ".svg": ({"image/svg+xml"}, False),
    ".png": ({"image/png"}, False),
}

# What the page does, by the directives that govern it, the first that a policy has; and sources of which each must be allowed.
# They are those of the policy in index.html: a host's policy can only forbid more.
POLICY = {
    "runs its scripts": (["script-src-elem", "script-src", "default-src"], ["'self'"]),
    "runs its module": (["script-src", "default-src"], ["'wasm-unsafe-eval'"]),
    "starts its workers": (["worker-src", "child-src", "script-src", "default-src"], ["'self'"]),
    "loads its module": (["connect-src", "default-src"], ["'self'"]),
    "loads its styles": (["style-src-elem", "style-src", "default-src"], ["'self'"]),
    "shows pictures": (["img-src", "default-src"], ["'self'", "blob:", "data:"]),
}

LONGEST = 3600
"""Seconds for which a browser may use a file without asking, before updates become noticeably late."""


def type_findings(name: str, headers: Message) -> Iterator[Finding]:
    ending = re.search(r"\.\w+$", name)
    right, is_needed = TYPES.get(ending[0] if ending else "", (set(), False))
    kind = headers.get_content_type() if "content-type" in headers else "no type"
    if right and kind not in right:
        yield is_needed, f"{name} is sent as {kind}: have the host send {sorted(right)[-1]} for *{ending[0]}"
    charset = headers.get_content_charset()
    if name.endswith(".html") and charset and charset.lower() not in ("utf-8", "utf8"):
        yield True, f"{name} is sent as {charset}: have the host send text/html; charset=utf-8"


def caching_findings(name: str, headers: Message) -> Iterator[Finding]:
    cache = headers.get("cache-control", "").lower()
    age = re.search(r"max-age=(\d+)", cache)
    if age and int(age[1]) > LONGEST and "no-cache" not in cache and "no-store" not in cache:
        yield False, (f"{name} may be {int(age[1]) / 3600:.0f} hours old after an update: have the host send "
                      f"Cache-Control: no-cache, as names stay the same from version to version")
    if "*" in headers.get("vary", ""):
        yield True, f"{name} is sent with Vary: *, so that browsers refuse to keep it for use offline: remove that header"
    if not headers.get("etag") and not headers.get("last-modified"):
        yield False, f"{name} has neither ETag nor Last-Modified, so that each update downloads it again: turn one of them on"


def page_findings(headers: Message, page: str) -> Iterator[Finding]:
    """What the headers of the page itself, rather than of a file it loads, forbid."""
    # The one address besides its own that the page's policy allows.
    elsewhere = re.search(r"connect-src 'self' ([^\s;\"]+)", page)
    for policy in headers.get_all("content-security-policy", []):
        for part in policy.split(","):
            yield from policy_findings(part, elsewhere[1] if elsewhere else None)
    if re.search(r'"(\*|storage|cache)"', headers.get("clear-site-data", "")):
        yield True, "Clear-Site-Data removes games and settings on every visit: remove that header"
    if headers.get_content_disposition() == "attachment":
        yield True, "the page is offered as a download: remove the header Content-Disposition"
    for feature, use in [("clipboard-read", "pasting"), ("clipboard-write", "copying links"), ("web-share", "sharing")]:
        if re.search(rf"{feature}=\(\)", headers.get("permissions-policy", "")):
            yield False, f"Permissions-Policy forbids {feature}, so {use} will not work: remove {feature}=()"


def policy_findings(policy: str, word_list: str | None) -> Iterator[Finding]:
    directives = {words[0].lower(): words[1:] for part in policy.split(";") if (words := part.split())}

    def governing(names: list[str]) -> str | None:
        return next((name for name in names if name in directives), None)

    for use, (names, wanted) in POLICY.items():
        name = governing(names)
        for source in wanted if name else []:
            if not is_allowed(source, directives[name]):
                yield True, (f"the host's Content-Security-Policy forbids that the page {use}: add {source} to {name}, or "
                             f"remove the header, as the page has a policy of its own")
    # Players can do without.
    name = governing(["connect-src", "default-src"])
    if name and word_list and not is_allowed(word_list, directives[name]):
        yield False, (f"the host's Content-Security-Policy forbids that players get the game's own list in one tap: add {word_list} to "
                      f"{name}, or remove the header, as the page has a policy of its own")
    if "require-trusted-types-for" in directives:
        yield True, "the host's Content-Security-Policy has require-trusted-types-for, which stops the workers: remove it"
    sandbox = directives.get("sandbox")
    if sandbox is not None and not {"allow-scripts", "allow-same-origin"} <= set(sandbox):
        yield True, "the host's Content-Security-Policy puts the page into a sandbox: remove that directive"


def is_allowed(source: str, sources: list[str]) -> bool:
    if source == "'wasm-unsafe-eval'":
        return bool({source, "'unsafe-eval'"} & set(sources))
    if source.startswith("http"):
        scheme, host, *_ = re.split("://|/", source)
        return bool({source, "*", f"{scheme}:", host, f"{scheme}://{host}", f"{scheme}://{host}/"} & set(sources))
    # Addresses of the host itself count as 'self': which they are is not compared.
    return source in sources or source == "'self'" and any(
        other == "*" or re.match(r"https?:|[\w*-]+(\.[\w-]+)+", other) for other in sources)


def isolation_findings(page: Message, worker: Message) -> Iterator[Finding]:
    """The page needs no isolation; if a host asks for it, workers must, too."""
    wanted = page.get("cross-origin-embedder-policy", "").split(";")[0].strip()
    if wanted in ("require-corp", "credentialless") and not worker.get("cross-origin-embedder-policy"):
        yield True, (f"engine/worker.js lacks the page's Cross-Origin-Embedder-Policy: {wanted}, so browsers refuse to start it: "
                     f"send it for all files, or for none")
