import { expect, it } from "vitest";
import { collections } from "~/collections";
import { expiryField, versionField } from "~/platform/store/firestore/documents.server";
import declared from "../../../firestore.indexes.json";
import { toIndexFile } from "../../../scripts/firestore-indexes.mjs";

it("the file is what the collections declare: run `npm run codegen` where it isn’t", () => {
  expect(declared).toEqual(toIndexFile(collections, { versionField, expiryField }));
});
