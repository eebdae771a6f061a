import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { collections } from "~/collections";
import { ownCollections, queryOfOwn } from "~/features/leaving/reads/own-documents";
import { MissingIndexError, type Query } from "~/platform/ports/store";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import declared from "../../../firestore.indexes.json";
import { readWrittenQueries, type WrittenQuery } from "./written-queries";

/** What follows from an entry: the sweep's query, and how a member's own documents are found. */
const declaredQueries = collections.flatMap(({ name: collection, expires }) => [
  ...(expires ? [{ collection, orderBy: { field: "expiresAt", direction: "asc" } }] : []),
  ...ownCollections.flatMap((own) => (own.name === collection ? (queryOfOwn(own, "uid") ?? []) : [])),
]);
const queries = [
  ...readWrittenQueries(fileURLToPath(new URL("../../..", import.meta.url)), "app"),
  ...declaredQueries.map((query) => ({ place: "app/collections.ts", query: query as WrittenQuery["query"] })),
];

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
