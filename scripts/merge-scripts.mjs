// @ts-check
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { rollup } from "rollup";
import { groupParts } from "./group-scripts.mjs";
import { inlineWords } from "./inline-words.mjs";
import { shortManifest } from "./short-manifest.mjs";
import { splitStatements } from "./split-statements.mjs";

/**
 * How many scripts a page may have, and the weight of its bytes: public pages are read by who comes for the first
 * time, the dashboard is the first page of a member, and then come the five that are open most.
 *
 * @type {readonly [pages: RegExp, most: number, weight: number][]}
 */
const pageKinds = [
  [/^routes\/_public/, 12, 20],
  [/^routes\/app\._index$/, 12, 80],
  [/^routes\/app\.(?:briefs\._index|briefs\.\$id|inbox|members\._index|profile)$/, 20, 3],
  [/^/, 20, 1],
];

/** @typedef {import("./short-manifest.mjs").Manifest} Manifest */
/** @typedef {import("./short-manifest.mjs").Part} Part */
/** @typedef {(script: string) => Promise<{ code: string, licenses: string[] }>} Shorten */

/** What the compiler adds to a name. */
const compiledHash = /-[A-Z0-9]{8}$/;

/** Bytes of a page's own script of which nothing is for the browser. */
const nothing = 120;

/** Of a script's bytes, what gzip leaves; a word has three languages. */
const [compressed, ofWords] = [0.35, 3];

/**
 * Bundles the compiler's scripts anew, in fewer files, and names these in both of the compiler's manifests, the
 * server's and the browser's. The compiler's own are removed: no page has asked for them yet.
 *
 * @param {string} project its directory
 * @param {string} publicPath what the addresses of scripts begin with
 * @param {string[]} compiled paths of the compiler's scripts, from there
 * @param {Shorten} shorten
 * @param {readonly string[]} languages each gets scripts with its own words alone, all but the first in a directory
 *   of its name
 * @returns {Promise<Set<string>>} the new scripts, by name in the directory of assets
 * @throws where the compiler writes its manifests in another way than expected
 */
export async function mergeScripts(project, publicPath, compiled, shorten, languages) {
  const assets = join(project, "public", publicPath);
  const version = await readFile(join(project, "build/version.txt"), "utf8");
  const compiledManifest = join(assets, `manifest-${version.toUpperCase()}.js`);
  const text = await readFile(compiledManifest, "utf8");
  /** @type {Manifest} */
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));

  /** @type {Map<string, Part>} */
  const parts = new Map([["entry.client", manifest.entry], ...Object.entries(manifest.routes)]);
  // Pages and scripts name scripts by address, and never by path: the project may lie in a directory /build.
  /** @type {(address: string) => string} */
  const fileOf = (address) => join(project, "public", address);
  const addresses = new Map([...parts].map(([id, { module }]) => [id, module]));
  const chunks = await bundle(addresses, fileOf, manifest);
  const [source = "", ...others] = languages;
  const scripts = await Promise.all(chunks.map((chunk) => finish(chunk, source, shorten)));
  for (const file of [compiledManifest, ...compiled.map((file) => join(project, file))])
    await rm(file, { force: true });
  // Addresses without a page of their own have nothing for the browser: one script stands for all.
  const empty = scripts.filter(
    ({ code, isEntry }) => isEntry && code.length < nothing && code.includes(".exports={}"),
  );
  const needed = scripts.filter((script) => script === empty[0] || !empty.includes(script));
  for (const { fileName, code, licenses } of needed) {
    await writeFile(join(assets, fileName), code);
    if (licenses) await writeFile(join(assets, noteOf(fileName)), licenses);
  }

  for (const [id, part] of parts) {
    const file = fileOf(part.module);
    const own = scripts.find(({ facadeModuleId }) => facadeModuleId === file);
    const script = own && empty.includes(own) ? empty[0] : own;
    if (!script) throw new Error(`${id} has no script.`);
    part.module = publicPath + script.fileName;
    // In one order for all pages: the manifest, which each loads, is 0.5 KB smaller by gzip.
    part.imports = script.imports.map((each) => publicPath + each).sort();
  }
  // As the compiler does: no page names what every page has loaded.
  const everywhere = new Set(manifest.entry.imports);
  for (const part of Object.values(manifest.routes))
    part.imports = part.imports?.filter((each) => !everywhere.has(each));
  orderImports(Object.values(manifest.routes));
  const named = await writeManifests(project, publicPath, manifest, others, shorten);
  const written = [...needed.map(({ fileName }) => fileName), ...named];
  for (const language of others)
    for (const chunk of needed) {
      const { code } = await finish(chunk, language, shorten);
      const fileName = `${language}/${chunk.fileName}`;
      await mkdir(dirname(join(assets, fileName)), { recursive: true });
      await writeFile(join(assets, fileName), code);
      written.push(fileName);
    }
  return new Set(written);
}

/** The same order for all, first what most pages import: lists that begin alike compress well. @param {Part[]} parts */
function orderImports(parts) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const each of parts.flatMap(({ imports = [] }) => imports)) uses.set(each, (uses.get(each) ?? 0) + 1);
  const usesOf = (/** @type {string} */ each) => uses.get(each) ?? 0;
  for (const part of parts)
    part.imports?.sort((one, other) => usesOf(other) - usesOf(one) || one.localeCompare(other));
}

/** What a script reads to know the language that its words are read in. */
const readerLanguage = /\bglobalThis\.readerLanguage\b/g;

const noteOf = (/** @type {string} */ fileName) => `${basename(fileName)}.LEGAL.txt`;

/**
 * A script with the words of one language: the minifier drops those that are behind another's name. The name of
 * a file is made of all languages' words, so that no browser keeps those of before.
 *
 * @template {import("rollup").OutputChunk} Chunk
 * @param {Chunk & { bundled?: string }} chunk
 * @param {string} language
 * @param {Shorten} shorten
 */
async function finish(chunk, language, shorten) {
  const bundled = chunk.bundled ?? chunk.code;
  const { code, licenses } = await shorten(bundled.replaceAll(readerLanguage, JSON.stringify(language)));
  // The name stands in both, so that whoever has one finds the other.
  const note = licenses.length > 0 ? `/*! Licenses: ${noteOf(chunk.fileName)} */\n` : "";
  return { ...chunk, bundled, code: note + code, licenses: licenses.join("\n") };
}

/**
 * @param {Map<string, string>} addresses of each page's own script
 * @param {(address: string) => string} fileOf
 * @param {Manifest} manifest
 */
async function bundle(addresses, fileOf, manifest) {
  const own = new Set([...addresses.values()].map(fileOf));
  const bundled = await rollup({
    onLog: (level, { code, message }) => {
      // Functions that call one another may be parts of a script.
      if (level === "warn" && code !== "CIRCULAR_DEPENDENCY") throw new Error(`${code}: ${message}`);
    },
    input: Object.fromEntries(addresses),
    preserveEntrySignatures: "strict",
    plugins: [
      splitStatements((file) => !own.has(file)),
      { name: "by-address", resolveId: fileOf },
      inlineWords(),
    ],
  });
  const groups = findGroups(
    await bundled.generate({ format: "es", preserveModules: true }),
    fileOf,
    manifest,
  );
  const { output } = await bundled.generate({
    format: "es",
    // Names stand in the manifest, which every page loads, the public ones too.
    entryFileNames: "[hash:7].js",
    chunkFileNames({ name }) {
      const own = name.replace(compiledHash, "");
      return /^(?:chunk|\d+)$/.test(own) ? "[hash:7].js" : `${own}-[hash:7].js`;
    },
    onlyExplicitManualChunks: true,
    manualChunks: (module) => groups.get(module),
  });
  return output.flatMap((each) => (each.type === "chunk" ? [each] : []));
}

/**
 * @param {import("rollup").RollupOutput} divided with a script for each module
 * @param {(address: string) => string} fileOf
 * @param {Manifest} manifest
 * @returns {Map<string, string>} the name of each module's script
 */
function findGroups({ output }, fileOf, { entry, routes }) {
  const scripts = new Map(output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
  const idOf = (/** @type {string} */ name) => scripts.get(name)?.facadeModuleId ?? name;
  const all = new Map(
    [...scripts.values()].map(({ fileName, code, imports }) => [
      idOf(fileName),
      {
        size: (code.length * compressed) / (code.includes("readerLanguage") ? ofWords : 1),
        imports: imports.map(idOf),
      },
    ]),
  );
  const isEmpty = (/** @type {string} */ id) =>
    (all.get(fileOf(routes[id]?.module ?? ""))?.size ?? 0) < nothing * compressed;
  const pages = Object.keys(routes).flatMap((page) => {
    if (isEmpty(page)) return [];
    const needs = [fileOf(entry.module)];
    for (let route = routes[page]; route; route = routes[route.parentId ?? ""])
      needs.push(fileOf(route.module));
    const [, most = 0, weight = 0] = pageKinds.find(([pattern]) => pattern.test(page)) ?? [];
    // And the manifest.
    return [{ needs, scripts: needs.length + 1, most, weight }];
  });
  const shared = new Map(all);
  for (const { needs } of pages) for (const each of needs) shared.delete(each);
  const groups = groupParts(
    shared,
    pages.map((page) => ({ ...page, needs: page.needs.flatMap((each) => all.get(each)?.imports ?? []) })),
  );
  return new Map(
    groups.flatMap((members, at) => members.map((member) => [member, at === 0 ? "site" : String(at)])),
  );
}

/**
 * @param {string} project
 * @param {string} publicPath
 * @param {Manifest} manifest
 * @param {readonly string[]} languages besides the first
 * @param {Shorten} shorten
 */
async function writeManifests(project, publicPath, manifest, languages, shorten) {
  const { entry, routes } = manifest;
  const version = createHash("sha256").update(JSON.stringify({ entry, routes })).digest("hex").slice(0, 8);
  const name = `manifest-${version.toUpperCase()}.js`;
  const json = JSON.stringify({ ...manifest, version, url: publicPath + name });

  const server = join(project, "build/server.js");
  const line = /^var assets_manifest_default = \{.*\};$/m;
  const code = await readFile(server, "utf8");
  if (!line.test(code))
    throw new Error("The compiler writes its manifest in another way: see scripts/merge-scripts.mjs.");
  await writeFile(
    server,
    code.replace(line, () => `var assets_manifest_default = ${json};`),
  );
  const assets = join(project, "public", publicPath);
  const written = [name, ...languages.map((language) => `${language}/${name}`)];
  for (const file of written) {
    const directory = publicPath + file.slice(0, -name.length);
    const { code } = await shorten(
      shortManifest({ ...manifest, version, url: publicPath + name }, publicPath, directory),
    );
    await mkdir(dirname(join(assets, file)), { recursive: true });
    await writeFile(join(assets, file), code);
  }
  await writeFile(join(project, "build/version.txt"), version);
  return written;
}
