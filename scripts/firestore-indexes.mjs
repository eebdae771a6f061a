// @ts-check
/**
 * `firestore.indexes.json` follows from the collections that app/collections.ts lists: the indexes that each declares,
 * those that follow from what belongs to a member and from what expires, and which fields have none.
 */
import { importSource } from "./tool.mjs";

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

/**
 * @param {string} root the project's directory
 * @returns {Promise<string>} the file's text
 */
export async function writeIndexFile(root) {
  const { collections } = await importSource(root, "/app/collections.ts");
  const own = /** @type {Parameters<typeof toIndexFile>[1]} */ (
    await importSource(root, "/app/platform/store/firestore/documents.server.ts")
  );
  return `${JSON.stringify(toIndexFile(collections, own), null, 2)}\n`;
}
