import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mergeScripts } from "../../scripts/merge-scripts.mjs";
import { type Manifest, shortManifest } from "../../scripts/short-manifest.mjs";

/**
 * A project as the compiler leaves it: two pages that share a script, which is named by its address, and one that
 * needs nothing but itself.
 */
function compile(project: string, publicPath: string): string[] {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  const shared = `${publicPath}_shared/chunk-AAAAAAAA.js`;
  const scripts = {
    "entry.client": `${publicPath}entry.client-BBBBBBBB.js`,
    root: `${publicPath}root-CCCCCCCC.js`,
  };
  write(
    `public${shared}`,
    "export const shared = globalThis.readerLanguage === 'de' ? 'in beiden' : 'in both';",
  );
  for (const [id, address] of Object.entries(scripts))
    write(`public${address}`, `import { shared } from "${shared}"; export const page = "${id}" + shared;`);
  const alone = `${publicPath}routes/alone-DDDDDDDD.js`;
  // Too large to be put together with another.
  write(`public${alone}`, `export const page = "${"alone".repeat(1_000)}";`);
  const manifest = JSON.stringify({
    entry: { module: scripts["entry.client"], imports: [shared] },
    routes: {
      root: {
        id: "root",
        path: "",
        module: scripts.root,
        imports: [shared],
        hasLoader: true,
        hasAction: false,
      },
      "routes/alone": { id: "routes/alone", parentId: "root", path: "alone", module: alone },
    },
    version: "12345678",
    url: `${publicPath}manifest-12345678.js`,
  });
  write("build/version.txt", "12345678");
  write("build/server.js", `var assets_manifest_default = ${manifest};\n`);
  write(`public${publicPath}manifest-12345678.js`, `window.__remixManifest=${manifest};`);
  return [shared, ...Object.values(scripts), alone].map((address) => `public${address}`);
}

test.each([
  ["of any name", "project", () => "/build/"],
  ["with a space in its path", "my work/project", () => "/build/"],
  ["of the name that addresses begin with", "build", () => "/build/"],
  ["that addresses begin with, as /build is in the image", "build", (project: string) => `${project}/`],
])("scripts are merged in a directory %s", async (_what, name, publicPathOf) => {
  const temporary = mkdtempSync(join(tmpdir(), "merge-scripts-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const project = join(temporary, name);
  const publicPath = publicPathOf(project);
  const compiled = compile(project, publicPath);

  const shorten = async (code: string) => ({ code, licenses: [] });
  const merged = await mergeScripts(project, publicPath, compiled, shorten, ["en", "de"]);

  const server = readFileSync(join(project, "build/server.js"), "utf8");
  const { entry, routes } = JSON.parse(server.slice(server.indexOf("{"), server.lastIndexOf("}") + 1));
  const named: string[] = [entry.module, ...entry.imports, routes.root.module];
  for (const address of named) {
    expect(address.startsWith(publicPath), address).toBe(true);
    expect(merged).toContain(address.slice(publicPath.length));
    expect(existsSync(join(project, "public", address)), address).toBe(true);
  }
  for (const file of compiled) expect(existsSync(join(project, file)), file).toBe(false);

  const [browsers = ""] = [...merged].filter((name) => name.startsWith("manifest-"));
  const manifestIn = (file: string) => {
    const window = { __remixManifest: { entry: { module: "" }, routes: {} } };
    new Function("window", readFileSync(join(project, "public", publicPath, file), "utf8"))(window);
    return window.__remixManifest;
  };
  expect(manifestIn(browsers)).toMatchObject({
    entry: { module: entry.module, imports: entry.imports },
    routes: { root: { id: "root", hasLoader: true }, "routes/alone": { id: "routes/alone" } },
  });

  const read = (name: string) => readFileSync(join(project, "public", publicPath, name), "utf8");
  const [shared = ""] = [...merged].filter(
    (name) => /^(?!de).*\.js$/.test(name) && read(name).includes("in both"),
  );
  expect(read(shared)).toContain('"en" ===');
  expect(read(`de/${shared}`)).toContain('"de" ===');
  const inGerman = JSON.stringify(manifestIn(`de/${browsers}`));
  expect(inGerman.replaceAll(`"${publicPath}de/`, '"').replace(/"url":"[^"]*"/, "")).not.toContain(
    publicPath,
  );
  expect(manifestIn(`de/${browsers}`).entry.module).toBe(
    entry.module.replace(publicPath, `${publicPath}de/`),
  );
});

/** As the compiler writes it, with a route of each kind. */
function createManifest(routes: Manifest["routes"] = {}): Manifest {
  const route = (id: string, parentId: string | undefined, path: string | undefined, more = {}) => ({
    [id]: { id, parentId, path, module: "/build/own.js", hasLoader: false, ...more },
  });
  return {
    entry: { module: "/build/entry.js", imports: ["/build/all.js"] },
    routes: {
      ...route("root", undefined, "", { hasLoader: true, hasErrorBoundary: true }),
      ...route("routes/$", "root", "*", { hasAction: true }),
      ...route("routes/app", "root", "app", { imports: ["/build/shell-1.js", "/build/2.js"] }),
      ...route("routes/app._index", "routes/app", undefined, { index: true, imports: ["/build/2.js"] }),
      ...route("routes/app.briefs.$id_.edit", "routes/app", "briefs/:id/edit", { hasClientAction: true }),
      ...route("routes/app.inbox", "routes/app", "inbox"),
      ...route("routes/app.inbox.$id", "routes/app.inbox", ":id"),
      ...route("routes/robots[.]txt", "root", "robots.txt"),
      ...routes,
    },
    version: "12ab",
    url: "/build/manifest-12AB.js",
  };
}

test("the short manifest says what the compiler's does, in each language with its own scripts", () => {
  const manifest = createManifest();
  const read = (script: string) => {
    const window: { __remixManifest?: object } = {};
    new Function("window", script)(window);
    return window.__remixManifest;
  };
  expect(read(shortManifest(manifest, "/build/"))).toMatchObject({
    entry: manifest.entry,
    routes: {
      "routes/app": { imports: ["/build/shell-1.js", "/build/2.js"], path: "app", parentId: "root" },
      "routes/app._index": { index: true, path: undefined, imports: ["/build/2.js"] },
      "routes/app.briefs.$id_.edit": {
        path: "briefs/:id/edit",
        hasClientAction: true,
        parentId: "routes/app",
      },
      "routes/robots[.]txt": { path: "robots.txt" },
    },
    url: manifest.url,
  });
  expect(read(shortManifest(manifest, "/build/", "/build/de/"))).toMatchObject({
    entry: { module: "/build/de/entry.js", imports: ["/build/de/all.js"] },
    url: "/build/de/manifest-12AB.js",
  });
});

test.each([
  [
    "a route with a space in its id",
    { "routes/a b": { id: "routes/a b", parentId: "root", path: "a b", module: "/build/own.js" } },
  ],
  [
    "a script of another place",
    { "routes/a": { id: "routes/a", parentId: "root", path: "a", module: "/other/own.js" } },
  ],
  [
    "what is new in a compiler",
    { "routes/a": { id: "routes/a", parentId: "root", path: "a", module: "/build/own.js", css: "a.css" } },
  ],
])("a manifest with %s isn't shortened wrongly: the build fails", (_what, routes) => {
  expect(() => shortManifest(createManifest(routes), "/build/")).toThrow(/short-manifest/);
});
