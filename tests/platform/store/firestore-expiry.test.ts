import { expect, it } from "vitest";
import { createDocuments } from "~/platform/store/firestore/documents.server";

it("a document gets the time that its policy goes by in collections that have one, where its text is a time", () => {
  const documents = createDocuments({} as never, {} as never, new Set(["sessions"]));
  const expiresAt = "2026-11-24T12:00:00.000Z";
  expect(documents.expiryOf("sessions", { expiresAt })).toEqual(new Date(expiresAt));
  expect(documents.expiryOf("sessions", { expiresAt: "one day" })).toBeNull();
  expect(documents.expiryOf("sessions", {})).toBeNull();
  expect(documents.expiryOf("jobs", { expiresAt })).toBeNull();
});
