import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ProposalStatus, proposalStatuses } from "~/domain/proposal";
import type { Brief } from "~/features/briefs/model/brief";
import {
  type DecisionEvent,
  type DecisionStage,
  decisionMoves,
  decisionOf,
  endedBy,
  given,
  held,
  isHeld,
  isToTell,
  mayUndo,
  moveDecision,
  stageOf,
  statusBefore,
  tellsAt,
  told,
  undecided,
} from "~/features/proposals/model/decision";
import type { Proposal } from "~/features/proposals/model/proposal";
import type { ProposalActor } from "~/features/proposals/model/proposal-moves";

const stages: DecisionStage[] = ["NONE", "UNTOLD", "DUE"];
const events: DecisionEvent[] = ["GIVE", "UNDO", "TELL", "CALL_OFF"];
const actors: ProposalActor[] = ["applicant", "hirer", "system"];

/** Everything that is allowed; every other combination is refused. */
const allowed: Record<string, string> = {
  "NONE, GIVE, hirer": "UNTOLD",
  "UNTOLD, UNDO, hirer": "FORMER",
  "UNTOLD, CALL_OFF, hirer": "FORMER",
  "UNTOLD, CALL_OFF, system": "FORMER",
  "DUE, TELL, system": "TOLD",
  "DUE, CALL_OFF, hirer": "FORMER",
  "DUE, CALL_OFF, system": "FORMER",
};

const all = stages.flatMap((stage) =>
  events.flatMap((event) => actors.map((actor) => ({ stage, event, actor }))),
);

describe("a decision", () => {
  it("has a rule for each of its 36 combinations of stage, event and actor", () => {
    expect(all).toHaveLength(36);
    expect(Object.keys(decisionMoves)).toEqual(stages);
    const known = new Set(Object.values(decisionMoves).flatMap((moves) => Object.keys(moves)));
    expect([...known].sort()).toEqual([...events].sort());
  });

  it.each(all)("$event by the $actor goes where the table says at the stage $stage", (row) => {
    const to = moveDecision(row.stage, row.event, row.actor);
    expect(to).toBe(allowed[`${row.stage}, ${row.event}, ${row.actor}`] ?? null);
  });
});

const now = new Date("2027-03-01T12:00:00Z");
const due = new Date("2027-03-01T12:10:00Z");
const before = new Date(due.getTime() - 1);

const proposal = (status: ProposalStatus, change: Partial<Proposal> = {}) =>
  ({ briefId: "b", uid: "u", status, ...undecided, ...change }) as Proposal;

const decided = (to: ProposalStatus, from: ProposalStatus = "SENT") =>
  proposal(to, given(proposal(from), now) ?? {});

describe("what a proposal stores of its decision", () => {
  it.each([
    ["SHORTLISTED", "SENT"],
    ["ACCEPTED", "SENT"],
    ["ACCEPTED", "SHORTLISTED"],
    ["DECLINED", "SENT"],
    ["DECLINED", "SHORTLISTED"],
  ] as const)("that makes it %s from %s is read as it was given", (to, from) => {
    expect(decisionOf(decided(to, from))).toEqual({ to, from, tellsAt: due.toISOString() });
    expect(statusBefore(decided(to, from))).toBe(from);
  });

  it.each(proposalStatuses)("is nothing for one that is %s without a decision", (status) => {
    expect(decisionOf(proposal(status))).toBeNull();
    expect(stageOf(proposal(status), due)).toBe("NONE");
    expect(statusBefore(proposal(status))).toBe(status);
  });

  it.each(proposalStatuses)("is given to one that is %s only while it waits for a reply", (status) => {
    const waits = status === "SENT" || status === "SHORTLISTED";
    expect(given(proposal(status), now) !== null).toBe(waits);
  });

  it("is not given to one with an untold decision, before that is called off", () => {
    expect(given(decided("SHORTLISTED"), now)).toBeNull();
    expect(given(decided("SHORTLISTED"), due)).toBeNull();
    const listed = decided("SHORTLISTED");
    expect(given({ ...listed, ...told(listed) }, due)).not.toBeNull();
  });

  it("is due ten minutes later, to the millisecond", () => {
    expect(tellsAt(now)).toBe(due.toISOString());
    expect(stageOf(decided("ACCEPTED"), before)).toBe("UNTOLD");
    expect(stageOf(decided("ACCEPTED"), due)).toBe("DUE");
  });

  it("is told by its own job alone, once, when it is due", () => {
    const no = decided("DECLINED");
    const untold = { to: "DECLINED", tellsAt: due.toISOString() } as const;
    expect(isToTell(no, untold, due)).toBe(true);
    expect(isToTell(no, untold, before)).toBe(false);
    expect(isToTell(no, { ...untold, to: "ACCEPTED" }, due)).toBe(false);
    expect(isToTell(no, { ...untold, tellsAt: before.toISOString() }, due)).toBe(false);
    expect(isToTell({ ...no, ...told(no) }, untold, due)).toBe(false);
    expect(isToTell(proposal("SENT"), untold, due)).toBe(false);
  });

  it("is nothing once it is told, and a no keeps its words and its moment", () => {
    const why = { declineReason: "RATE", note: "Ours ends at 500." } as const;
    const no = { ...decided("DECLINED"), ...why };
    expect(told(no)).toEqual({ ...why, formerStatus: null, declineVisibleAt: due.toISOString() });
    expect(told(decided("ACCEPTED"))).toEqual(undecided);
    expect(told(decided("SHORTLISTED"))).toEqual(undecided);
  });

  it("is nothing once the brief has ended with it", () => {
    const ended = { ...decided("SHORTLISTED"), ...endedBy("BUDGET", now), status: "DECLINED" } as const;
    expect(decisionOf(ended)).toBeNull();
    expect(ended).toMatchObject({ declineReason: "BUDGET", declineVisibleAt: now.toISOString() });
  });

  it("may be undone while the brief is being filled only where it came with the last seat", () => {
    const decision = { tellsAt: due.toISOString() };
    const brief = (fillsAt: string | null) => ({ status: "SHORTLISTING", fillsAt }) as Brief;
    expect(mayUndo(decision, brief(null))).toBe(true);
    expect(mayUndo(decision, brief(due.toISOString()))).toBe(true);
    expect(mayUndo(decision, brief(before.toISOString()))).toBe(false);
  });
});

it("a proposal that is held in line has no decision, and reads as sent", () => {
  const waits = proposal("WAITLISTED", held);
  expect([isHeld(waits), decisionOf(waits), statusBefore(waits)]).toEqual([true, null, "SENT"]);
  expect(isHeld(proposal("WAITLISTED"))).toBe(false);
  expect(isHeld(decided("SHORTLISTED"))).toBe(false);
});

it("stored fields of a decision are named by decision.ts, and by the type of the document", () => {
  const naming = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /\b(formerStatus|declineVisibleAt)\b/.test(readFileSync(file, "utf8")),
  );
  const model = "app/features/proposals/model";
  expect(naming.sort()).toEqual([`${model}/decision.ts`, `${model}/proposal.ts`]);
});
