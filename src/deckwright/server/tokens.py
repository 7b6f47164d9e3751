"""Tokens: whoever has one owns the seat. They are random, told once, and kept only as hashes; the address of a table is something else."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ADDRESS_BYTES = 9


def new_token() -> str:
    """A secret of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_address() -> str:
    """The public name of a table: hard to guess, yet no proof of anything."""
    return secrets.token_urlsafe(ADDRESS_BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """The token is the one whose hash was kept."""
    return hmac.compare_digest(token_hash(token), kept)
