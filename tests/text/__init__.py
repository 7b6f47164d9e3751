"""Tests of the catalogues and of what is made from them."""
