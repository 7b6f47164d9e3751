"""``deckwright serve``: tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deckwright.cli.running import Lang, end_as_usual, translator_for


def serve(
    ctx: typer.Context,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="Without it the first free one from 8321 on.")] = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Let others on the network in: --host 0.0.0.0.")] = False,
    host_name: Annotated[list[str] | None, typer.Option("--host-name", metavar="NAME", help="A name this server is reached by.")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="Another page that may use this server.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FILE", help="Where tables are kept.")] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    sockets_per_address: Annotated[int, typer.Option("--sockets-per-address", min=1, help="Sockets that one address may open.")] = 200,
    messages_per_seat: Annotated[int, typer.Option("--messages-per-seat", min=1, help="Messages of a seat in 20 seconds.")] = 100,
    root_path: Annotated[str, typer.Option("--root-path", metavar="PATH", help="The path under which a proxy serves this.")] = "",
    json_log: Annotated[bool, typer.Option("--json-log", help="Write the log as lines of JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables for the browser: play against bots, invite friends by a link.

    Example: deckwright serve --open
    """
    from dataclasses import replace

    from deckwright.server.app import make_app
    from deckwright.server.invitation import Network
    from deckwright.server.limits import Limits, Rate
    from deckwright.server.origins import Origins
    from deckwright.server.process import data_file, listen, log_to_stderr, run
    from deckwright.web import page_folder, why_not_built

    end_as_usual()
    translator = translator_for(ctx, lang)
    path = data or data_file()
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    listening = listen(host, port)
    network = Network(host, listening.getsockname()[1])
    limits = replace(Limits(), sockets_of_address=sockets_per_address, playing=Rate(messages_per_seat, 20))
    page = page_folder()
    app = make_app(path, page, limits, Origins(tuple(host_name or ()), tuple(origin or ())), network)
    log_to_stderr(json_log)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listening.getsockname()[1]}{root_path.rstrip('/')}/"
    if page is None:
        typer.echo(translator.message("serve-no-page", reason=why_not_built()), err=True)
    typer.echo(translator.message("serve-running", url=url))
    others = network.address()
    if others is not None and host in ("0.0.0.0", "::"):
        typer.echo(translator.message("serve-others", url=f"http://{others}{root_path.rstrip('/')}/"))
    typer.echo(translator.message("serve-hint", path=str(path)))
    if open_page:
        import webbrowser

        webbrowser.open(url)
    run(app, listening, root_path, limits)
