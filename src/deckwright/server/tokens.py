"""Tokens: whoever has one owns the seat. They are random, told once, and kept only as hashes; the address of a table is something else.

What was asked for under an id can be asked for again: then token and address follow from the id and the server's own secret.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ADDRESS_BYTES = 9
SECRET_BYTES = 32


def new_secret() -> bytes:
    """What a server's tokens follow from, where they are asked for under an id."""
    return secrets.token_bytes(SECRET_BYTES)


def new_token() -> str:
    """A secret of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_address() -> str:
    """The public name of a table: hard to guess, yet no proof of anything."""
    return secrets.token_urlsafe(ADDRESS_BYTES)


def token_for(secret: bytes, table: str, request: str) -> str:
    """The token of the seat that is taken at a table under this id: always the same."""
    return _following(secret, f"token {table} {request}", TOKEN_BYTES)


def address_for(secret: bytes, request: str) -> str:
    """The address of the table that is made under this id: always the same."""
    return _following(secret, f"address {request}", ADDRESS_BYTES)


def _following(secret: bytes, text: str, size: int) -> str:
    digest = hmac.digest(secret, text.encode("utf-8", "surrogatepass"), "sha256")
    return base64.urlsafe_b64encode(digest[:size]).decode()


def token_hash(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """The token is the one whose hash was kept."""
    return hmac.compare_digest(token_hash(token), kept)
