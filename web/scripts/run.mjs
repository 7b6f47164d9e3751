// Runs a TypeScript module of web/tests in Node: its default function gets the JSON of stdin and answers with JSON on stdout.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const given = JSON.parse(await text(process.stdin));
const folder = await mkdtemp(join(tmpdir(), "deckwright-"));
try {
  const bundle = await rolldown({ input: resolve(process.argv[2]), platform: "node", logLevel: "silent" });
  const { output } = await bundle.write({ dir: folder, format: "esm", entryFileNames: "[name].mjs" });
  const { default: answer } = await import(pathToFileURL(join(folder, output[0].fileName)).href);
  process.stdout.write(JSON.stringify(await answer(given)));
} finally {
  await rm(folder, { recursive: true, force: true });
}
