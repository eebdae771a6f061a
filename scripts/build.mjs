// @ts-check
/**
 * `npm run build`: the server bundle and the browser's files, those without code that never runs, and
 * compressed once by brotli and gzip so that serving them costs nothing. Files of earlier builds stay: a
 * page that is open may ask for them.
 */
import "./require-node.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { leaveOutFlags } from "./leave-out-flags.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const assets = join(project, "public/build");
/** Bytes below which a compressed file saves nothing. */
const worthIt = 512;

const remix = spawn(
  process.execPath,
  [resolve(project, "node_modules/@remix-run/dev/dist/cli.js"), "build"],
  {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
const [code] = await once(remix, "exit");
if (code !== 0) process.exit(code ?? 1);

const files = await readdir(assets, { recursive: true });
/** @type {Set<string>} */
const shortened = new Set();
for (const file of files.filter((name) => name.endsWith(".js"))) {
  const shorter = await leaveOutFlags(await readFile(join(assets, file), "utf8"));
  if (shorter === null) continue;
  await writeFile(join(assets, file), shorter);
  shortened.add(file);
}
// Pages would work all the same, only heavier; nobody would notice.
if (shortened.size === 0)
  throw new Error("No script reads the framework's flags any more: see decision 0020.");

const present = new Set(files);
for (const file of files) {
  const isCompressed = present.has(`${file}.br`) && !shortened.has(file);
  if (!/\.(?:js|css)$/.test(file) || isCompressed) continue;
  const content = await readFile(join(assets, file));
  if (content.length < worthIt) continue;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  await writeFile(join(assets, `${file}.br`), await brotli);
}
