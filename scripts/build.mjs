// @ts-check
/**
 * `npm run build`: the server's bundle, the programs beside it, and the browser's files, compressed once by brotli and
 * gzip so that serving them costs nothing. Files of earlier builds stay: a page that is open may ask for them.
 */
import "./require-node.mjs";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { execa } from "execa";
import config from "../remix.config.js";
import { updateGenerated } from "./codegen.mjs";
import { buildPrograms, copyPictureParts } from "./tool.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const made = join(project, config.buildDirectory ?? "");
const assets = join(made, "client/build");
/** Bytes below which a compressed file saves nothing. */
const worthIt = 200;

await updateGenerated();
const remixCli = join(project, "node_modules/.bin/remix");
const { exitCode = 1 } = await execa(process.execPath, [remixCli, "vite:build", "--logLevel", "warn"], {
  cwd: project,
  env: { NODE_ENV: "production" },
  reject: false,
  stdio: ["ignore", "inherit", "inherit"],
});
if (exitCode !== 0) process.exit(exitCode);
await buildPrograms();
await copyPictureParts(join(project, "build"));

for (const file of await readdir(assets, { recursive: true })) {
  if (!/\.(?:js|css)$/.test(file)) continue;
  const path = join(assets, file);
  const content = await readFile(path);
  if (content.length < worthIt) continue;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  await writeFile(`${path}.br`, await brotli);
}
await cp(assets, join(project, "public/build"), { recursive: true });
await rename(join(made, "server/index.js"), join(project, "build/server.js"));
