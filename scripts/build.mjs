// @ts-check
/**
 * `npm run build`: the server bundle and the browser's files, their scripts merged and shortened, and all
 * compressed once by brotli and gzip so that serving them costs nothing. Files of earlier builds stay: a
 * page that is open may ask for them.
 */
import "./require-node.mjs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { execa } from "execa";
import config from "../remix.config.js";
import { updateGenerated } from "./codegen.mjs";
import { mergeScripts } from "./merge-scripts.mjs";
import { shortenScript } from "./shorten-script.mjs";
import { splitStyles } from "./split-styles.mjs";
import { buildPrograms } from "./tool.mjs";
import { readOffered } from "./words.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const assets = join(project, "public/build");
/** Bytes below which a compressed file saves nothing. */
const worthIt = 200;

await updateGenerated();
const compilerPlugin = new URL("compiler-plugin.mjs", import.meta.url).href;
const remixCli = join(project, "node_modules/@remix-run/dev/dist/cli.js");
const { exitCode = 1 } = await execa(process.execPath, ["--import", compilerPlugin, remixCli, "build"], {
  cwd: project,
  env: { NODE_ENV: "production" },
  reject: false,
  stdio: ["ignore", "inherit", "inherit"],
});
if (exitCode !== 0) process.exit(exitCode);
await buildPrograms();

/** @type {{ outputs: Record<string, object> }} */
const { outputs } = JSON.parse(await readFile(join(project, "build/metafile.js.json"), "utf8"));
const scripts = Object.keys(outputs).filter((file) => file.endsWith(".js"));
const languages = Object.keys(readOffered(project));
const merged = await mergeScripts(project, config.publicPath ?? "/build/", scripts, shortenScript, languages);
await splitStyles(project);

const files = await readdir(assets, { recursive: true });
const present = new Set(files);
for (const file of files) {
  const isCompressed = present.has(`${file}.br`) && !merged.has(file);
  if (!/\.(?:js|css)$/.test(file) || isCompressed) continue;
  const content = await readFile(join(assets, file));
  if (content.length < worthIt) continue;
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(join(assets, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  await writeFile(join(assets, `${file}.br`), await brotli);
}
