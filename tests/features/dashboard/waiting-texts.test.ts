import { describe, expect, it, test } from "vitest";
import { waitingForReply } from "~/domain/proposal";
import { timesIn } from "~/domain/times";
import { describeFacts } from "~/features/briefs/shared/brief-row";
import { lineOfBrief } from "~/features/dashboard/pages/own-lines";
import { describeWork, type WorkLine } from "~/features/dashboard/pages/work-texts";
import { runningLines } from "~/features/dashboard/reads/work-of-hirer";
import { countOf } from "~/features/proposals/pages/decide/decide-texts";
import { describePromise } from "~/features/proposals/pages/decide/promise";
import { describeWaiting } from "~/features/proposals/shared/waiting-texts";

const counts = {
  places: 5,
  waitlisted: 3,
  total: 8,
  sent: 4,
  shortlisted: 1,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
};
const brief = {
  ...{ id: "b", title: "Rebuild our shop", writtenIn: null, cap: 5, counts, closeReason: null },
  status: "OPEN",
  // Of the document, and of what the API makes of it.
  ...{ closesOn: "2026-03-12", decideOn: "2026-03-12", timeZone: "Europe/Berlin" },
  ...{ closesAt: "2026-03-12T23:00:00.000Z", decideBy: "2026-03-12T23:00:00.000Z" },
  ...{ firstDates: null, endedAt: null, budget: null },
  fillsAt: null,
  ...{ workplace: "REMOTE", location: null },
} as const;
const times = timesIn("Europe/Berlin");
const reader = { times, isConfirmed: true, isHirer: true };

function workOf(now: Date) {
  const [line] = runningLines({ id: "b", version: 1, data: brief } as never, now);
  return describeWork(line as WorkLine, { ...reader, now: now.toISOString() });
}

test("one queue has one count: on the dashboard, twice, at the head of the board, and as the sum of its sections", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  expect(workOf(now).title).toBe("Review 5 proposals");
  expect(describePromise(brief, times, now.toISOString())?.text).toMatch(
    /^5 people wait for your reply and 3 are on the waiting list\./,
  );
  expect(lineOfBrief({ brief, unread: 0 }, { times, now: now.toISOString() }).text).toMatch(
    /^5 wait for your reply\u00a0·/,
  );
  const sections = (["SENT", "SHORTLISTED"] as const).map((state) => countOf(brief, state) ?? 0);
  expect(sections.reduce((sum, one) => sum + one)).toBe(waitingForReply(counts));
});

describe("the days to a reply date are the same on every page", () => {
  it.each(
    [0, 1, 2, 3, 24, 300].flatMap((days) =>
      ["00:00:00.000", "10:00:00.000", "23:59:59.999"].map((time) => [days, time] as const),
    ),
  )("%i days before it, at %s", (days, time) => {
    const day = new Date(Date.parse("2026-03-12T00:00:00Z") - days * 86_400_000).toISOString().slice(0, 10);
    const now = new Date(`${day}T${time}+01:00`);
    const words = times.daysTo(brief.decideBy, now.toISOString());
    expect(describePromise(brief, times, now.toISOString())?.title).toBe(
      `Reply to everyone by the end of 12 March 2026, ${words}`,
    );
    expect(workOf(now).due).toMatch(new RegExp(`, ${words}$`));
    expect(describeFacts(brief as never, times, now.toISOString())).toContain(`closes ${words}`);
    expect(describePromise(brief, times, now.toISOString())?.urgent).toBe(workOf(now).isSoon);
  });
});

it.each([
  [{ sent: 0, shortlisted: 0, waitlisted: 0 }, null],
  [{ sent: 1, shortlisted: 0, waitlisted: 0 }, "1 person waits for your reply"],
  [{ sent: 1, shortlisted: 2, waitlisted: 1 }, "3 people wait for your reply and 1 is on the waiting list"],
  [{ sent: 0, shortlisted: 0, waitlisted: 1 }, "1 person is on the waiting list"],
  [{ sent: 0, shortlisted: 0, waitlisted: 2 }, "2 people are on the waiting list"],
])("%o reads %s", (more, words) => {
  expect(describeWaiting(more)).toBe(words);
});
