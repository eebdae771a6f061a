import { describe, expect, it } from "vitest";
import { briefFields } from "~/contract/content/brief-fields";
import { emptyContent } from "~/contract/content/content";
import type { ProposalStatus } from "~/contract/proposal";
import { type Brief, createDraft } from "~/domain/briefs/brief";
import type { Proposal } from "~/domain/proposals/proposal";
import { seenEvents, seenState } from "~/domain/proposals/seen-proposal";

const now = new Date("2027-03-01T12:00:00Z");
const later = "2027-03-01T12:00:00.001Z";
const why = { declineReason: "rate", note: "Ours ends at 500." } as const;

const brief = (change: Partial<Brief> = {}): Brief => ({
  ...createDraft(emptyContent(briefFields), "hirer", "b1", now),
  status: "shortlisting",
  ...change,
});

const proposal = (status: ProposalStatus, change: Partial<Proposal> = {}) =>
  ({
    status,
    formerStatus: null,
    declineReason: null,
    note: null,
    declineVisibleAt: null,
    events: [],
    ...change,
  }) as unknown as Proposal;

const untold = (formerStatus: "sent" | "shortlisted", events: string[] = []) =>
  proposal("declined", { ...why, formerStatus, declineVisibleAt: later, events: lines(events) });
const told = (events: string[] = []) =>
  proposal("declined", { ...why, declineVisibleAt: now.toISOString(), events: lines(events) });

const lines = (events: string[]) => events.map((event) => ({ at: "", event, by: "hirer" as const }));

describe("a decline", () => {
  const reads = (one: Proposal, of: Brief, reader: "applicant" | "hirer") => seenState(one, of, reader, now);
  const toldState = { status: "declined", reason: "rate", note: why.note, tellsAt: null };

  it("that is not told yet is known to the hirer, who may take it back until it is", () => {
    for (const former of ["sent", "shortlisted"] as const) {
      expect(reads(untold(former), brief(), "hirer")).toEqual({ ...toldState, tellsAt: later });
      const before = { status: former, reason: null, note: null, tellsAt: null };
      expect(reads(untold(former), brief(), "applicant")).toEqual(before);
    }
  });

  it("that is told is the same for both", () => {
    for (const reader of ["hirer", "applicant"] as const)
      expect(reads(told(), brief(), reader)).toEqual(toldState);
  });

  it("that was not told is told by the end of the brief, as it was", () => {
    for (const end of [{ status: "filled" }, { status: "closed", closeReason: "budget" }] as const)
      for (const reader of ["hirer", "applicant"] as const)
        expect(reads(untold("sent"), brief(end), reader)).toEqual(toldState);
  });
});

it.each<[ProposalStatus, boolean]>([
  ["draft", false],
  ["sent", true],
  ["shortlisted", true],
  ["waitlisted", true],
  ["accepted", false],
  ["withdrawn", false],
])("the end of a brief is the answer of a proposal that is %s: %s", (status, isAnswer) => {
  for (const [end, reason] of [
    [{ status: "filled", closeReason: null }, "filled"],
    [{ status: "closed", closeReason: "budget" }, "budget"],
    [{ status: "closed", closeReason: null }, "cancelled"],
  ] as const)
    for (const reader of ["hirer", "applicant"] as const)
      expect(seenState(proposal(status), brief(end), reader, now)).toEqual(
        isAnswer
          ? { status: "declined", reason, note: null, tellsAt: null }
          : { status, reason: null, note: null, tellsAt: null },
      );
});

describe("the event lines of a proposal", () => {
  it.each<[string, Proposal, string[]]>([
    ["a decline that is told", told(["send", "decline"]), ["send", "decline"]],
    ["no decline that is not told", untold("sent", ["send", "decline"]), ["send"]],
    [
      "no decline that was taken back",
      proposal("sent", { events: lines(["send", "decline", "take-back"]) }),
      ["send"],
    ],
    [
      "what came between",
      proposal("shortlisted", { events: lines(["send", "decline", "take-back", "shortlist"]) }),
      ["send", "shortlist"],
    ],
    [
      "no decline that their leaving came before",
      proposal("withdrawn", { events: lines(["send", "decline", "withdraw"]) }),
      ["send", "withdraw"],
    ],
    ["their leaving", proposal("withdrawn", { events: lines(["send", "withdraw"]) }), ["send", "withdraw"]],
  ])("show its applicant %s", (_what, one, events) => {
    expect(seenEvents(one, brief(), "applicant", now).map(({ event }) => event)).toEqual(events);
  });

  it("show the hirer all", () => {
    const all = ["send", "decline", "take-back", "decline"];
    expect(seenEvents(untold("sent", all), brief(), "hirer", now)).toEqual(lines(all));
  });
});
