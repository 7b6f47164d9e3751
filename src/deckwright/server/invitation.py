"""The way to a table for others: an address under which they reach this server, and its QR code."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from io import BytesIO
from ipaddress import ip_address

from deckwright.server.message_parts import Body

NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses kept for documentation: the way there leads through the network, and nothing is ever sent."""


class Invitation(Body):
    """The way to a table for others."""

    link: str | None
    """Nothing if the page is seen from this machine and the server listens to no other."""
    code: str
    """The QR code of the link, as SVG."""


@dataclass(frozen=True, slots=True)
class Network:
    """Where a server listens."""

    host: str
    port: int

    def address(self) -> str | None:
        """This machine's address for others with the port, or nothing if the server listens on this machine alone."""
        if is_loopback(self.host):
            return None
        host = _own_address() if self.host in ("0.0.0.0", "::") else self.host
        return None if host is None else f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}"


def is_loopback(host: str) -> bool:
    """The host is this machine as seen by itself."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _own_address() -> str | None:
    """The address from which this machine would send to others."""
    for family, elsewhere in NOWHERE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as unused:
                unused.connect((elsewhere, 9))
                found = str(unused.getsockname()[0])
        except OSError:  # no network of this kind
            continue
        if not is_loopback(found):
            return found
    return None


def invitation(table: str, scheme: str, host: str, root: str, network: Network | None) -> Invitation:
    """The way to a table for somebody who sees its page under this host: the same one, unless nobody else can go it."""
    if is_loopback(host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host):
        scheme, host = "http", (network.address() if network is not None else None) or ""
    link = f"{scheme}://{host}{root.rstrip('/')}/t/{table}" if host else None
    return Invitation(link, "" if link is None else _code(link))


def _code(link: str) -> str:
    """The QR code of a link as SVG: black on white whatever the page looks like, since cameras want it so."""
    try:
        import segno
    except ImportError:  # an older installation whose packages were not brought up to date: the link alone will do
        return ""
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", xmldecl=False, border=3, scale=4, dark="#000", light="#fff")
    return picture.getvalue().decode()
