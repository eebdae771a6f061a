import { expect, it } from "vitest";
import { personOf } from "~/features/conversations/pages/conversation-texts";

const correspondent = (profile: {
  displayName: string;
  organisation: string | null;
  contactName: string | null;
}) => ({
  with: { uid: "one", leavesAt: null, kind: "HIRER", profile: { face: null, ...profile } } as const,
});

it.each([
  [
    "the contact person",
    { displayName: "Berg", organisation: "Berg AG", contactName: "Ann Vale" },
    "Ann Vale",
  ],
  ["no one", { displayName: "Berg", organisation: "Berg AG", contactName: null }, null],
  ["no one a second time", { displayName: "Ann Vale", organisation: null, contactName: "Ann Vale" }, null],
])("beside the name of an organisation stands %s", (_who, profile, person) => {
  expect(personOf(correspondent(profile))).toBe(person);
});

it("beside a former member stands no one", () => {
  expect(personOf({ with: null })).toBeNull();
});
