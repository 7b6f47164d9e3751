"""From which pages the server may be used: its own, and those it was told of. Programs that are no browser send no origin."""

from __future__ import annotations

from ipaddress import ip_address


class Origins:
    """The hosts this server answers for, and the pages that may talk to it."""

    def __init__(self, hosts: tuple[str, ...] = (), origins: tuple[str, ...] = ()) -> None:
        named = {_host(origin.partition("://")[2].rstrip("/")) for origin in origins}
        self.hosts = {"localhost", *(host.lower() for host in hosts), *named} - {""}
        self.origins = {origin.rstrip("/").lower() for origin in origins}

    def knows(self, host: str | None) -> bool:
        """The request is meant for this server: a page elsewhere can't reach it under a name of its own. Bare addresses are no names."""
        return host is not None and (_host(host) in self.hosts or _is_address(_host(host)))

    def allows(self, origin: str | None, host: str | None) -> bool:
        """A page of this origin may open a socket here: it is our own page, or one we were told of."""
        if not self.knows(host):
            return False
        if origin is None:
            return True
        origin = origin.rstrip("/").lower()
        return origin in self.origins or origin.partition("://")[2] == (host or "").lower()


def _host(netloc: str) -> str:
    """A host without its port."""
    host, colon, port = netloc.lower().rpartition(":")
    return host if colon and port.isdigit() else netloc.lower()


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
