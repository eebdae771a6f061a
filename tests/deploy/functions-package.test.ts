import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { partsDirectory } from "~/platform/pictures/text-image.server";
import { buildFunctions } from "../../scripts/build-functions.mjs";

it("the functions can be deployed: their package names what their file imports", async () => {
  const directory = await mkdtemp(join(tmpdir(), "functions-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await buildFunctions(directory);
  expect(await readFile(join(directory, "index.js"), "utf8")).toContain("firebase-functions");
  expect(await readdir(join(directory, "picture-parts"))).toEqual(await readdir(partsDirectory));
});
