// @ts-check
import { isDeepStrictEqual } from "node:util";

/** @typedef {{ module: string, imports?: string[] }} Part Addresses: a page's own script, and those it waits for. */
/** @typedef {Part & { id: string, parentId?: string, path?: string } & Record<string, unknown>} Route */
/** @typedef {{ entry: Part, routes: Record<string, Route>, version: string, url: string }} Manifest */

/** A character from here on stands for a number, a place in a list or flags: the space and the quotes are below. */
const first = 35;

/**
 * The browser's manifest in half of its bytes by gzip. Every page loads it, the public ones too, and as the compiler
 * writes it, it says of each route what its id says already, and of each script its directory. Here ids, paths and
 * scripts are each a list in one text, where they compress best, and name one another by their place.
 *
 * @param {Manifest} manifest
 * @param {string} publicPath what the addresses of its scripts begin with
 * @param {string} directory what they begin with in its place
 * @returns {string} a script that makes the manifest
 * @throws where what the script makes isn't the manifest
 */
export function shortManifest(manifest, publicPath, directory = publicPath) {
  const ids = Object.keys(manifest.routes);
  const routes = Object.values(manifest.routes);
  const parts = [manifest.entry, ...routes];
  const shared = [...new Set(parts.flatMap(({ imports = [] }) => imports))];
  // What a route has or hasn't, by bit.
  const flags = [...new Set(routes.flatMap((each) => Object.keys(each).filter((key) => each[key] === true)))];
  const nameOf = (/** @type {string} */ address) => address.slice(publicPath.length, -".js".length);
  const asText = (/** @type {number[]} */ numbers) =>
    String.fromCharCode(...numbers.map((number) => number + first));
  const table = {
    directory,
    version: manifest.version,
    first,
    flags,
    ids: ids.join(" "),
    parents: asText(routes.map(({ parentId }) => ids.indexOf(parentId ?? "") + 1)),
    paths: routes
      .map(({ id, parentId, path = "-" }) => (path === pathOf(id, parentId) ? "" : path))
      .join(" "),
    modules: parts.map(({ module }) => nameOf(module)).join(" "),
    imports: parts.map(({ imports = [] }) => asText(imports.map((each) => shared.indexOf(each)))).join(" "),
    has: asText(routes.map((each) => flags.reduce((sum, flag, bit) => sum + (each[flag] ? 1 << bit : 0), 0))),
    shared: shared.map(nameOf).join(" "),
  };
  const same = readManifest({ ...table, directory: publicPath }, pathOf);
  if (!isDeepStrictEqual(withoutEmpty(same), withoutEmpty(manifest)))
    throw new Error("A route has what scripts/short-manifest.mjs doesn't write.");
  return `window.__remixManifest=(${readManifest})(${JSON.stringify(table)},${pathOf});`;
}

/** What is false or empty is the same to the framework as what isn't there. @param {object} manifest */
function withoutEmpty(manifest) {
  return JSON.parse(JSON.stringify(manifest), (_key, value) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
}

/**
 * A route's path, as the names of files say it: `routes/app.briefs.$id_.edit` is `briefs/:id/edit` in `routes/app`.
 * Runs in the browser, too.
 *
 * @param {string} id
 * @param {string} [parentId]
 */
function pathOf(id, parentId) {
  return id
    .slice(parentId && parentId !== "root" ? parentId.length + 1 : 7)
    .replace(/_?\./g, "/")
    .replace(/\$/g, ":");
}

/**
 * Runs in the browser, and knows nothing but what it is given.
 *
 * @param {Record<"directory" | "version" | "ids" | "parents" | "paths" | "modules" | "imports" | "has" | "shared", string> & { first: number, flags: string[] }} table
 * @param {typeof pathOf} pathFrom
 */
function readManifest(table, pathFrom) {
  const { directory, version, ids, parents, paths, modules, imports, has, shared, first, flags } = table;
  const list = (/** @type {string} */ text) => text.split(" ");
  const numberAt = (/** @type {string} */ text, /** @type {number} */ at) => text.charCodeAt(at) - first;
  const addressOf = (/** @type {string} */ name) => `${directory}${name}.js`;
  const scripts = list(shared);
  const parts = list(imports).map((places, at) => ({
    module: addressOf(list(modules)[at] ?? ""),
    imports: [...places].map((each) => addressOf(scripts[numberAt(each, 0)] ?? "")),
  }));
  /** @type {Record<string, unknown>} */
  const routes = {};
  const names = list(ids);
  names.forEach((id, at) => {
    const parentId = names[numberAt(parents, at) - 1];
    const path = list(paths)[at] || pathFrom(id, parentId);
    const route = { ...parts[at + 1], id, parentId, path: path === "-" ? undefined : path };
    flags.forEach((flag, bit) => {
      Object.assign(route, { [flag]: !!((numberAt(has, at) >> bit) & 1) });
    });
    routes[id] = route;
  });
  return { entry: parts[0], routes, version, url: addressOf(`manifest-${version.toUpperCase()}`) };
}
