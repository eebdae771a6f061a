import { expect, it } from "vitest";
import { numbersOf } from "~/features/dashboard/reads/proposal-numbers";
import type { Proposal } from "~/features/proposals/model/proposal";

const now = new Date("2026-11-22T12:00:00.000Z");
type Event = [event: string, at: string];

function proposal(status: Proposal["status"], events: Event[], more: Partial<Proposal> = {}): Proposal {
  const sent = events.find(([event]) => event === "SEND" || event === "QUEUE")?.[1];
  return {
    briefId: "b",
    uid: "u",
    status,
    sentAt: sent ? `${sent}_id` : null,
    declineVisibleAt: null,
    formerStatus: null,
    events: events.map(([event, at]) => ({ event, at, by: "hirer" })),
    ...more,
  } as Proposal;
}

const sent = (day: string): Event => ["SEND", `2026-${day}T10:00:00.000Z`];
const reply = (event: string, day: string): Event => [event, `2026-${day}T10:00:00.000Z`];

it("proposals count in the month in which they were sent, for twelve months", () => {
  const { months, briefs } = numbersOf(
    [
      proposal("ACCEPTED", [sent("10-01"), reply("ACCEPT", "10-02")]),
      proposal("SHORTLISTED", [sent("10-31")], { briefId: "c" }),
      proposal("WITHDRAWN", [sent("11-01")]),
      proposal("DRAFT", []),
      proposal("SENT", [["SEND", "2025-11-30T23:59:59.000Z"]]),
      proposal("DECLINED", [["SEND", "2025-12-01T00:00:00.000Z"]]),
    ],
    "applicant",
    now,
  );
  expect(months).toEqual([
    { month: "2025-12", accepted: 0, waiting: 0, declined: 1, withdrawn: 0 },
    { month: "2026-10", accepted: 1, waiting: 1, declined: 0, withdrawn: 0 },
    { month: "2026-11", accepted: 0, waiting: 0, declined: 0, withdrawn: 1 },
  ]);
  expect(briefs).toBe(2);
});

it("the time to a reply is the median, and what nobody was told is none", () => {
  const told = [
    proposal("DECLINED", [sent("11-01"), reply("DECLINE", "11-02")]),
    proposal("ACCEPTED", [sent("11-01"), reply("ACCEPT", "11-04")]),
    proposal("DECLINED", [sent("11-01"), reply("DECLINE", "11-11")]),
  ];
  const untold = proposal("DECLINED", [sent("11-22"), reply("DECLINE", "11-22")], {
    formerStatus: "SENT",
    declineVisibleAt: "2026-11-22T12:09:00.000Z",
  });
  expect(numbersOf(told, "applicant", now).replyHours).toBe(72);
  // A reply of the same hour isn't one after an hour.
  const soon = proposal("ACCEPTED", [sent("11-01"), reply("ACCEPT", "11-01")]);
  expect(numbersOf([soon], "applicant", now).replyHours).toBe(0);
  // The end of a brief, whatever its reason, is no reply to one of its proposals.
  for (const declineReason of ["EXPIRED", "BUDGET"] as const) {
    const ended = proposal("DECLINED", [sent("11-01"), reply("END", "11-21")], { declineReason });
    expect(numbersOf([...told, ended, ended], "applicant", now).replyHours).toBe(72);
  }
  expect(numbersOf(told, "hirer", now).replyHours).toBeNull();
  expect(numbersOf([untold], "applicant", now)).toMatchObject({ replyHours: null });
  expect(numbersOf([untold], "applicant", now).months).toMatchObject([{ waiting: 1, declined: 0 }]);
  expect(numbersOf([untold], "hirer", now).months).toMatchObject([{ waiting: 0, declined: 1 }]);
  expect(numbersOf([], "hirer", now).replyHours).toBeNull();
});

it("proposals in line count for both sides, as the brief counts them", () => {
  const inLine = proposal("WAITLISTED", [["QUEUE", "2026-11-20T10:00:00.000Z"]]);
  expect(numbersOf([inLine], "hirer", now).months).toMatchObject([{ waiting: 1 }]);
  expect(numbersOf([inLine], "applicant", now).months).toMatchObject([{ waiting: 1 }]);
});
