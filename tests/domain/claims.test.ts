import { expect, test } from "vitest";
import { readClaims } from "~/domain/claims";

test.each([
  ["a freelancer", { kind: "freelancer" }, { kind: "FREELANCER", admin: false }],
  ["an agency", { kind: "agency" }, { kind: "AGENCY", admin: false }],
  ["a hirer who is an admin", { kind: "hirer", admin: true }, { kind: "HIRER", admin: true }],
  ["an admin without a kind", { admin: true }, { kind: null, admin: true }],
  ["claims of others", { sid: "s1", attempt: "a1" }, { kind: null, admin: false }],
])("%s is read as such", (_, claims, expected) => {
  expect(readClaims(claims)).toEqual(expected);
});

test.each([["true"], [1], ["yes"], [{}], [[true]], [null], [undefined]])(
  "admin: %j makes nobody an admin",
  (admin) => {
    expect(readClaims({ admin }).admin).toBe(false);
  },
);

test.each([["Freelancer"], ["freelancer "], ["admin"], [""], [0], [null], [["agency"]], ["constructor"]])(
  "kind: %j is no kind",
  (kind) => {
    expect(readClaims({ kind }).kind).toBeNull();
  },
);

test.each([
  [null],
  [undefined],
  ["hirer"],
  [true],
  [["kind", "hirer"]],
  [Object.create({ kind: "hirer", admin: true })],
])("what is not a record of claims grants nothing: %j", (claims) => {
  expect(readClaims(claims)).toEqual({ kind: null, admin: false });
});
