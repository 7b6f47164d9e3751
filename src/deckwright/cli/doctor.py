"""``deckwright doctor``: which parts are there, and what is missing."""

from __future__ import annotations

from importlib.util import find_spec

import typer

from deckwright.cli.running import Json, Lang, print_json, translator_for

_EXTRAS = {"plot": "matplotlib", "cluster": "distributed", "numpy": "numpy", "learn": "pettingzoo", "train": "jax"}


def doctor(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> None:
    """Show which machine plays simulations, whether the page for the browser is there, and which optional parts are installed.

    Example: deckwright doctor
    """
    import platform

    from deckwright.native import AVAILABLE, WHY_NOT, machine
    from deckwright.version import __version__
    from deckwright.web import page_folder, why_not_built

    translator = translator_for(ctx, lang)
    profiled = AVAILABLE and getattr(machine(), "PROFILED", False)
    page = page_folder() is not None
    why_no_page = "" if page else why_not_built()
    extras = {name: find_spec(module) is not None for name, module in _EXTRAS.items()}
    if as_json:
        found = {"version": __version__, "python": platform.python_version(), "native": AVAILABLE, "native_missing_because": WHY_NOT}
        print_json({**found, "native_profiled": profiled, "page": page, "page_missing_because": why_no_page, "extras": extras})
        return
    typer.echo(translator.message("doctor-version", version=__version__, python=platform.python_version()))
    native = translator.message("doctor-native" if profiled else "doctor-native-not-profiled")
    typer.echo(native if AVAILABLE else translator.message("doctor-no-native", reason=WHY_NOT))
    typer.echo(translator.message("doctor-page") if page else translator.message("doctor-no-page", reason=why_no_page))
    for name, there in extras.items():
        typer.echo(translator.message("doctor-extra" if there else "doctor-no-extra", name=name, module=_EXTRAS[name]))
