import { expect, it } from "vitest";
import { timesIn } from "~/domain/times";
import { lineOfBrief, lineOfProposal } from "~/features/dashboard/pages/own-lines";

const reader = { times: timesIn("UTC"), now: "2026-03-02T10:00:00.000Z" };
const endOf = (day: string) => `${day}T24:00:00.000Z`;
const plain = (text: string) => text.replaceAll("\u00a0", " ");
type Brief = Parameters<typeof lineOfBrief>[0]["brief"];
const brief: Brief = {
  ...{ id: "b", title: "Rebuild our shop", writtenIn: null, status: "OPEN", cap: 25 },
  counts: { places: 8, sent: 4, shortlisted: 1 },
  ...{ closesAt: endOf("2026-03-08"), decideBy: endOf("2026-03-12"), fillsAt: null },
};

it.each<[Partial<Brief>, number, string]>([
  [{}, 0, "5 wait for your reply · 8 of 25 places · closes in 6 days"],
  [
    { counts: { places: 1, sent: 0, shortlisted: 1 } },
    1,
    "1 waits for your reply · 1 unread message · 1 of 25 places · closes in 6 days",
  ],
  [
    { counts: { places: 0, sent: 0, shortlisted: 0 }, closesAt: endOf("2026-03-02") },
    0,
    "0 of 25 places · closes today",
  ],
  [
    { status: "SHORTLISTING" },
    2,
    "5 wait for your reply · 2 unread messages · reply by 12 March, in 10 days",
  ],
  [
    { fillsAt: "2026-03-02T14:32:00.000Z", counts: { places: 3, sent: 0, shortlisted: 0 } },
    1,
    "You said yes: the brief is filled at 14:32, and you can undo it until then · 1 unread message",
  ],
])("a hirer's brief with %o and %i unread reads %s", (more, unread, words) => {
  expect(plain(lineOfBrief({ brief: { ...brief, ...more }, unread }, reader).text)).toBe(words);
});

it.each([
  ["SENT", null, "2026-03-12", "reply by 12 March, in 10 days"],
  ["SHORTLISTED", null, "2026-03-03", "reply by 3 March, tomorrow"],
  ["WAITLISTED", 3, "2026-03-12", "number 3 · reply by 12 March, in 10 days"],
  ["DRAFT", null, "2026-03-08", "closes in 6 days"],
  ["DECLINED", null, null, ""],
] as const)("a proposal that is %s, with place %s, due %s reads %s", (status, placeInLine, due, words) => {
  const line = lineOfProposal(
    {
      brief: { id: "b", title: "Rebuild our shop", writtenIn: null },
      status,
      placeInLine,
      due: due && endOf(due),
    },
    reader,
  );
  expect(plain(line.text)).toBe(words);
});
