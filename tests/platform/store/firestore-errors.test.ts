import { expect, it } from "vitest";
import { StoreContentionError } from "~/platform/ports/store";
import { Conflict } from "~/platform/store/firestore/commit.server";
import { FirestoreTrouble, type TroubleKind, toStoreError } from "~/platform/store/firestore/trouble.server";

const document = "projects/guildhall-database/databases/(default)/documents/briefs/a";

it.each<[string, number | null, string, TroubleKind | "conflict" | "bug"]>([
  ["a document removed meanwhile", 5, `No document to update: ${document}`, "conflict"],
  ["a document made meanwhile", 6, `Document already exists: ${document}`, "conflict"],
  [
    "a document changed meanwhile",
    9,
    "The stored version does not match the required base version.",
    "conflict",
  ],
  ["locks of others", 10, "Too much contention on these documents. Please try again.", "conflict"],
  [
    "a transaction that took too long",
    3,
    "The referenced transaction has expired or is no longer valid.",
    "conflict",
  ],
  ["no database", 5, "The database (default) does not exist for project guildhall", "database"],
  ["an index that isn’t there", 9, "The query requires an index. You can create it here: https://…", "index"],
  ["a listener that was ended", null, "Error 7: Missing or insufficient permissions.", "permission"],
  ["a listener over the quota", null, "Error 8: Quota exceeded.", "quota"],
  ["what only we can have done", 3, "Invalid resource field value in the request.", "bug"],
])("%s is told by the right word", (_, code, message, word) => {
  const told = toStoreError(Object.assign(new Error(message), code !== null && { code }));
  const found = told instanceof FirestoreTrouble ? told.kind : told instanceof Conflict ? "conflict" : "bug";
  expect(found).toBe(word);
});

it("a conflict that no transaction runs again for is a race that was lost", () => {
  expect(new Conflict()).toBeInstanceOf(StoreContentionError);
});
