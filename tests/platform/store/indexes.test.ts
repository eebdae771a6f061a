import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { allCollections } from "~/operations/migrate-store/collections";
import { MissingIndexError, type Query } from "~/platform/ports/store";
import { expiryField, versionField } from "~/platform/store/firestore/documents.server";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { expiringCollections } from "~/platform/values/expiring";
import declared from "../../../firestore.indexes.json";
import { readWrittenQueries } from "./written-queries";

const queries = readWrittenQueries(fileURLToPath(new URL("../../..", import.meta.url)), "app");

/** The written queries that no index serves, by the rules of both engines (adapters/store/index-planner.ts). */
function unservedBy(indexes: IndexFile): string[] {
  const planner = createIndexPlanner(indexes);
  const unserved = queries.filter(({ query }) => {
    // By fields that the compiler doesn’t know: write down which.
    if (query.where === null) return true;
    try {
      planner.plan({ limit: 1, ...query } as unknown as Query);
      return false;
    } catch (error) {
      if (error instanceof MissingIndexError) return true;
      throw error;
    }
  });
  return unserved.map(({ place, query }) => `${place} ${JSON.stringify(query)}`);
}

/** The file without one of its indexes, for each that it has. */
function* withoutOne({ indexes, fieldOverrides }: IndexFile): Generator<[left: object, rest: IndexFile]> {
  for (const left of indexes)
    yield [left, { fieldOverrides, indexes: indexes.filter((one) => one !== left) }];
  for (const left of fieldOverrides.filter((one) => one.indexes.length > 0))
    yield [left, { indexes, fieldOverrides: fieldOverrides.filter((one) => one !== left) }];
}

it("every query that the code writes down has an index", () => {
  expect(unservedBy(declared)).toEqual([]);
});

it("every index is needed by one of them", () => {
  const unserved = unservedBy(declared).length;
  const superfluous = [...withoutOne(declared)].filter(([, rest]) => unservedBy(rest).length === unserved);
  expect(superfluous.map(([left]) => left)).toEqual([]);
});

it("no index is kept of the engine's own fields, and what expires is removed by a policy", () => {
  const bare = declared.fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  const of = (field: string) =>
    bare.filter(({ fieldPath }) => fieldPath === field).map(({ collectionGroup }) => collectionGroup);
  expect(of(versionField).sort()).toEqual([...allCollections].sort());
  expect(of(expiryField).sort()).toEqual([...expiringCollections].sort());
  expect(bare.filter((one) => "ttl" in one).map(({ fieldPath }) => fieldPath)).toEqual(
    expiringCollections.map(() => expiryField),
  );
});
