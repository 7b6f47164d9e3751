// One text file for each language, with the messages that the page needs: `import address from "catalogue:pl"`.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const TEXT = new URL("../src/deckwright/text/", import.meta.url);
const FILES = ["cards", "intrigue", "kingdoms", "game", "bots", "errors", "server", "web", "table", "help", "ending", "review"];
/** Polish printers leave no one-letter word at the end of a line. */
const LONE_LETTER = /(?<=[\s(„])([aiouwz]) (?=\S)/gi;
/** What stands before a variant says nothing and is sent to everybody. */
const INDENT = /^ +(?=\*?\[\w+\] )/gm;
const MARK = "\0catalogue:";

export function catalogues(): Plugin {
  let serving = false;
  return {
    name: "deckwright-catalogues",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id.startsWith("catalogue:") ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const language = id.slice(MARK.length);
      const paths = FILES.map((name) => fileURLToPath(new URL(`${language}/${name}.ftl`, TEXT)));
      for (const path of paths) this.addWatchFile(path);
      const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
      const source = texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").replace(INDENT, "");
      const words = language === "pl" ? source.replace(LONE_LETTER, "$1\u00a0") : source;
      if (serving) return `export default ${JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(words)}`)}`;
      const reference = this.emitFile({ type: "asset", name: `${language}.ftl`, source: words });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
  };
}
