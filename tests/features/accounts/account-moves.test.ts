import { describe, expect, it } from "vitest";
import { type AccountStatus, accountStatuses } from "~/domain/account";
import { createPendingAccount, createProvenAccount } from "~/features/accounts/model/account";
import {
  type AccountActor,
  type AccountEvent,
  accountMoves,
  moveAccount,
  nextAccountMoves,
} from "~/features/accounts/model/account-moves";

const events: AccountEvent[] = [
  "CONFIRM_ADDRESS",
  "WARN",
  "SUSPEND",
  "REINSTATE",
  "DELETE",
  "TAKE_BACK_DELETION",
  "REMOVE",
];
const actors: AccountActor[] = ["owner", "admin", "system"];

/** Everything that is allowed (domain.md); every other combination is refused. */
const allowed: Record<string, AccountStatus | "GONE"> = {
  "PENDING, CONFIRM_ADDRESS, owner": "ACTIVE",
  "PENDING, REMOVE, owner": "GONE",
  "PENDING, REMOVE, system": "GONE",
  "ACTIVE, WARN, admin": "ACTIVE",
  "ACTIVE, SUSPEND, admin": "SUSPENDED",
  "ACTIVE, DELETE, owner": "DELETING",
  "SUSPENDED, REINSTATE, admin": "ACTIVE",
  "DELETING, TAKE_BACK_DELETION, owner": "ACTIVE",
  "DELETING, REMOVE, system": "GONE",
};

const all = accountStatuses.flatMap((status) =>
  events.flatMap((event) => actors.map((actor) => ({ status, event, actor }))),
);

describe("an account", () => {
  it("has a rule for each of its 84 combinations of state, event and actor", () => {
    expect(all).toHaveLength(84);
    const known = new Set(Object.values(accountMoves).flatMap((moves) => Object.keys(moves)));
    expect([...known].sort()).toEqual([...events].sort());
  });

  it("goes where the table says, or stays", () => {
    const wrong = all.filter(
      ({ status, event, actor }) =>
        moveAccount(status, event, actor) !== (allowed[`${status}, ${event}, ${actor}`] ?? null),
    );
    expect(wrong).toEqual([]);
  });

  it("can leave every state", () => {
    for (const status of accountStatuses) {
      expect(Object.keys(accountMoves[status]).length).toBeGreaterThan(0);
    }
  });
});

describe("a member is asked for what is missing, in order", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const pending = createPendingAccount("a@example.com", null, now);
  const active = createProvenAccount("a@example.com", now);
  it.each([
    [pending, ["CONFIRM_ADDRESS", "CHOOSE_KIND"]],
    [{ ...pending, kind: "HIRER" as const }, ["CONFIRM_ADDRESS"]],
    [active, ["CHOOSE_KIND"]],
    [{ ...active, kind: "AGENCY" as const }, []],
    [{ ...active, kind: "AGENCY" as const, review: true }, ["REVIEW"]],
    // Whether to keep a kind is asked before which.
    [{ ...active, review: true }, ["REVIEW"]],
    [{ ...pending, review: true }, ["CONFIRM_ADDRESS", "REVIEW"]],
    [{ ...active, kind: "HIRER" as const, status: "SUSPENDED" as const }, []],
    // A question that nobody lets them answer would stand before all that they may read.
    [{ ...active, review: true, status: "SUSPENDED" as const }, []],
    // Nothing else can be done with it, so nothing else is asked.
    [{ ...active, status: "DELETING" as const, review: true }, ["TAKE_BACK_DELETION"]],
  ])("%o: %j", (account, moves) => {
    expect(nextAccountMoves(account)).toEqual(moves);
  });
});

it("a new account is pending and unproven, one made by a link is active and proven", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  expect(createPendingAccount("a@example.com", "attempt", now)).toEqual({
    kind: null,
    email: "a@example.com",
    addressedBy: ["ex", "exa", "exam", "examp", "exampl", "example", "example$", "co", "com", "com$"],
    status: "PENDING",
    emailVerifiedAt: null,
    createdAt: "2026-03-01T12:00:00.000Z",
    createdBy: "attempt",
    review: false,
  });
  expect(createProvenAccount("a@example.com", now)).toMatchObject({
    status: "ACTIVE",
    emailVerifiedAt: "2026-03-01T12:00:00.000Z",
    createdBy: null,
  });
});
