// @ts-check
/**
 * `firestore.indexes.json` follows from the collections that app/collections.ts lists: the indexes that each declares,
 * those that follow from what belongs to a member and from what expires, and which fields have none.
 *
 * `--check` writes nothing and exits 1 when the file is not what would be written.
 */
import "./require-node.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runnerImport } from "vite";

const project = fileURLToPath(new URL("..", import.meta.url));
const file = fileURLToPath(new URL("../firestore.indexes.json", import.meta.url));

/** @typedef {import("../app/platform/ports/collection").Collection} Collection */

/**
 * @param {readonly Collection[]} collections
 * @param {{ versionField: string, expiryField: string }} own the fields that the engine adds to each document
 * @returns {import("../app/platform/store/index-file").IndexFile}
 */
export function toIndexFile(collections, { versionField, expiryField }) {
  const declared = collections.map((one) => ({ ...one, all: indexesOf(one) }));
  return {
    indexes: declared.flatMap(({ name: collectionGroup, all }) =>
      all
        .filter((fields) => fields.length > 1)
        .map((fields) => ({
          collectionGroup,
          queryScope: "COLLECTION",
          fields: fields.map((field) => ({ fieldPath: nameOf(field), ...kindOf(field) })),
        })),
    ),
    fieldOverrides: declared.flatMap(({ name: collectionGroup, all, expires, unindexed }) => [
      ...all
        .filter((fields) => fields.length === 1)
        .map(([field = ""]) => ({
          collectionGroup,
          fieldPath: nameOf(field),
          indexes: [{ ...kindOf(field), queryScope: "COLLECTION" }],
        })),
      ...(expires ? [{ collectionGroup, fieldPath: expiryField, ttl: true, indexes: [] }] : []),
      { collectionGroup, fieldPath: versionField, indexes: [] },
      ...unindexed.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
    ]),
  };
}

/** @param {Collection} collection */
function indexesOf({ ofMember, indexes, expires }) {
  const isFound = ofMember !== null && ofMember !== "apart" && "field" in ofMember;
  return [
    ...(isFound ? [[ofMember.field, ofMember.sortedBy]] : []),
    ...indexes,
    ...(expires ? [["expiresAt"]] : []),
  ];
}

/** @param {string} field */
const nameOf = (field) => field.replace(/^-|\[\]$/, "");

/** @param {string} field */
function kindOf(field) {
  if (field.endsWith("[]")) return { arrayConfig: "CONTAINS" };
  return { order: field.startsWith("-") ? "DESCENDING" : "ASCENDING" };
}

/** @returns {Promise<string>} */
async function writeIndexFile() {
  const config = /** @type {const} */ ({
    configFile: false,
    root: project,
    logLevel: "error",
    resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  });
  const { collections } = (await runnerImport("/app/collections.ts", config)).module;
  const own = (await runnerImport("/app/platform/store/firestore/documents.server.ts", config)).module;
  return `${JSON.stringify(toIndexFile(collections, own), null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const check = process.argv.includes("--check");
  const text = await writeIndexFile();
  const isStale = readFileSync(file, "utf8") !== text;
  if (isStale && !check) writeFileSync(file, text);
  if (isStale) process.stdout.write(`${check ? "stale: " : "written: "}${file}\n`);
  if (isStale && check) {
    process.stdout.write("Run `npm run codegen`.\n");
    process.exitCode = 1;
  }
}
