import { describe, expect, it } from "vitest";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import type { ProposalStatus } from "~/domain/proposal";
import { type Brief, createDraft } from "~/features/briefs/model/brief";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";

const now = new Date("2027-03-01T12:00:00Z");
const later = "2027-03-01T12:00:00.001Z";
const why = { declineReason: "RATE", note: "Ours ends at 500." } as const;

const brief = (change: Partial<Brief> = {}): Brief => ({
  ...createDraft(emptyContent(briefFields), "hirer", "b1", now),
  status: "SHORTLISTING",
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
    updatedAt: "2027-03-01T08:00:00.000Z_p",
    ...change,
  }) as unknown as Proposal;

const untold = (formerStatus: "SENT" | "SHORTLISTED", events: string[] = []) =>
  proposal("DECLINED", { ...why, formerStatus, declineVisibleAt: later, events: lines(events) });
const told = (events: string[] = []) =>
  proposal("DECLINED", { ...why, declineVisibleAt: now.toISOString(), events: lines(events) });

const lines = (events: string[]) =>
  events.map((event) => ({ at: "2027-03-01T08:00:00.000Z", event, by: "hirer" as const }));

describe("a decline", () => {
  const reads = (one: Proposal, of: Brief, reader: "applicant" | "hirer") => seenBy(reader, one, of, now);
  const toldState = { status: "DECLINED", reason: "RATE", note: why.note, tellsAt: null };

  it("that is not told yet is known to the hirer, who may take it back until it is", () => {
    for (const former of ["SENT", "SHORTLISTED"] as const) {
      expect(reads(untold(former), brief(), "hirer")).toMatchObject({ ...toldState, tellsAt: later });
      const before = { status: former, reason: null, note: null, tellsAt: null };
      expect(reads(untold(former), brief(), "applicant")).toMatchObject(before);
    }
  });

  it("that is told is the same for both", () => {
    for (const reader of ["hirer", "applicant"] as const)
      expect(reads(told(), brief(), reader)).toMatchObject(toldState);
  });

  it("that was not told is told by the end of the brief, as it was", () => {
    for (const end of [{ status: "FILLED" }, { status: "CLOSED", closeReason: "BUDGET" }] as const)
      for (const reader of ["hirer", "applicant"] as const)
        expect(reads(untold("SENT"), brief(end), reader)).toMatchObject(toldState);
  });
});

it.each<[ProposalStatus, string | null, ProposalStatus]>([
  ["ACCEPTED", null, "SENT"],
  ["SHORTLISTED", null, "SENT"],
  // It hangs on the yes for the last seat, which may still come to nothing.
  ["DECLINED", now.toISOString(), "SENT"],
  ["DECLINED", null, "DECLINED"],
])(
  "a proposal that is %s, with a brief that is filled at %s, and whose job is late is %s for its applicant",
  (status, fillsAt, seen) => {
    const events = lines(["SEND", status === "DECLINED" ? "DECLINE" : status.slice(0, -2)]);
    const late = proposal(status, { formerStatus: "SENT", declineVisibleAt: now.toISOString(), events });
    const state = seenBy("applicant", late, brief({ fillsAt }), now);
    expect(state).toMatchObject({ status: seen, tellsAt: null });
    expect(seenBy("applicant", late, brief({ fillsAt }), now).events).toHaveLength(seen === "SENT" ? 1 : 2);
    const told = seenBy("applicant", late, brief({ status: "FILLED", fillsAt }), now);
    if (status !== "SHORTLISTED") expect(told).toMatchObject({ status });
    // Its hirer can’t undo it any more.
    expect(seenBy("hirer", late, brief({ fillsAt }), now)).toMatchObject({ status, tellsAt: null });
  },
);

it.each<[ProposalStatus, boolean]>([
  ["DRAFT", false],
  ["SENT", true],
  ["SHORTLISTED", true],
  ["WAITLISTED", true],
  ["ACCEPTED", false],
  ["WITHDRAWN", false],
])("the end of a brief is the answer of a proposal that is %s: %s", (status, isAnswer) => {
  for (const [end, reason] of [
    [{ status: "FILLED", closeReason: null }, "FILLED"],
    [{ status: "CLOSED", closeReason: "BUDGET" }, "BUDGET"],
    [{ status: "CLOSED", closeReason: null }, "CANCELLED"],
  ] as const)
    for (const reader of ["hirer", "applicant"] as const)
      expect(seenBy(reader, proposal(status), brief(end), now)).toMatchObject(
        isAnswer
          ? { status: "DECLINED", reason, note: null, tellsAt: null }
          : { status, reason: null, note: null, tellsAt: null },
      );
});

describe("the event lines of a proposal", () => {
  it.each<[string, Proposal, string[]]>([
    ["a decline that is told", told(["SEND", "DECLINE"]), ["SEND", "DECLINE"]],
    ["no decline that is not told", untold("SENT", ["SEND", "DECLINE"]), ["SEND"]],
    [
      "no decline that was taken back",
      proposal("SENT", { events: lines(["SEND", "DECLINE", "TAKE_BACK"]) }),
      ["SEND"],
    ],
    [
      "no shortlist that was undone",
      proposal("SENT", { events: lines(["SEND", "SHORTLIST", "TAKE_BACK"]) }),
      ["SEND"],
    ],
    [
      "what came between",
      proposal("SHORTLISTED", { events: lines(["SEND", "DECLINE", "TAKE_BACK", "SHORTLIST"]) }),
      ["SEND", "SHORTLIST"],
    ],
    [
      "no decline that their leaving came before",
      proposal("WITHDRAWN", { events: lines(["SEND", "DECLINE", "WITHDRAW"]) }),
      ["SEND", "WITHDRAW"],
    ],
    ["their leaving", proposal("WITHDRAWN", { events: lines(["SEND", "WITHDRAW"]) }), ["SEND", "WITHDRAW"]],
  ])("show its applicant %s", (_what, one, events) => {
    expect(seenBy("applicant", one, brief(), now).events.map(({ event }) => event)).toEqual(events);
  });

  it("show the hirer all", () => {
    const all = lines(["SEND", "DECLINE", "TAKE_BACK", "DECLINE"]).map((line, at) => ({
      ...line,
      at: `2027-03-01T08:0${at}:00.000Z`,
    }));
    expect(seenBy("hirer", { ...untold("SENT"), events: all }, brief(), now).events).toEqual(all);
  });
});
