import { expect, test } from "vitest";
import { timesIn } from "~/domain/times";
import { nextStepFor, type WholeBrief } from "~/features/proposals/shared/next-step";

const open = {
  id: "b",
  status: "OPEN",
  closeReason: null,
  closesAt: "2026-03-12T23:00:00.000Z",
  openTo: "BOTH",
  cap: 25,
  counts: { places: 3, waitlisted: 0 },
  moves: ["BOOKMARK", "PROPOSE"],
  ownProposal: null,
} as unknown as WholeBrief;
const own = (status: string) => ({ status, reason: null, placeInLine: null }) as WholeBrief["ownProposal"];
const shut = { moves: ["BOOKMARK"] } as Partial<WholeBrief>;
const times = timesIn("Europe/Berlin");
const member = { kind: "FREELANCER", status: "ACTIVE" } as const;

test.each<[what: string, Partial<WholeBrief>, action: string | null, title: RegExp]>([
  ["an open brief", {}, "Write a proposal", /^Write a proposal$/],
  ["a draft", { ownProposal: own("DRAFT") }, "Continue editing", /draft/],
  ["one taken back", { ownProposal: own("WITHDRAWN") }, "Send it again", /withdrawn/],
  ["one sent", { ...shut, ownProposal: own("SENT") }, "See your proposal", /sent/],
  ["one accepted", { ...shut, ownProposal: own("ACCEPTED") }, "See what comes next", /accepted/],
  ["a draft that is too late", { ...shut, ownProposal: own("DRAFT") }, "See what you wrote", /no more/],
  ["a brief for agencies", { ...shut, openTo: "AGENCY" }, "See briefs for you", /^Open to agencies alone$/],
  ["a brief whose day is over", shut, "See open briefs", /no more proposals/],
  ["a filled brief", { ...shut, status: "FILLED" }, "See open briefs", /no more proposals/],
])("%s has one next step", (_what, more, action, title) => {
  const step = nextStepFor({ ...open, ...more }, member, times);
  expect(step).toMatchObject({ action, title: expect.stringMatching(title) });
});

test("a pending member is told to confirm first, and a closed brief still says that it is closed", () => {
  const pending = { kind: "FREELANCER", status: "PENDING" } as const;
  expect(nextStepFor({ ...open, ...shut }, pending, times)).toMatchObject({
    title: "Confirm your e-mail first",
    to: null,
  });
  const closed = { ...open, ...shut, status: "CLOSED", closeReason: "EXPIRED" } as WholeBrief;
  expect(nextStepFor(closed, pending, times).text).toContain("No decision in time");
});

test.each([
  ["SUSPENDED", "Your account is suspended"],
  ["DELETING", "Your account is being deleted"],
] as const)("a %s member is not told that an open brief is closed", (status, title) => {
  const none = { moves: [] } as Partial<WholeBrief>;
  const away = { kind: "FREELANCER", status } as const;
  expect(nextStepFor({ ...open, ...none }, away, times)).toMatchObject({ title, to: null });
  const draft = { ...open, ...none, ownProposal: own("DRAFT") };
  expect(nextStepFor(draft, away, times)).toMatchObject({ title, action: "See what you wrote" });
});

test("where every place is taken, the next step says that a proposal waits, and as which in line", () => {
  const full = { ...open, cap: 5, counts: { ...open.counts, places: 5, waitlisted: 2 } };
  expect(nextStepFor(full, member, times).text).toContain("will be number 3 on the waiting list");
});
