// @ts-check
/**
 * `npm run build`: the server bundle and the browser's files, those compressed once by brotli and gzip
 * so that serving them costs nothing. Files of earlier builds stay: a page that is open may ask for them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
const present = new Set(files);
for (const file of files) {
  if (!/\.(?:js|css)$/.test(file) || present.has(`${file}.br`)) continue;
  const content = await readFile(join(assets, file));
  if (content.length < worthIt) continue;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  await writeFile(join(assets, `${file}.br`), await brotli);
}
