import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { markAllRead } from "~/features/notification-center/writes/mark-read";
import { briefFeed, feedsCollection } from "~/features/notifications/model/feed";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { TELL_DELAY } from "~/values/durations";

type Market = Awaited<ReturnType<typeof createScene>>;

/** A brief with one proposal and a second reader, and a draft. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer, { seats: 2 });
  const applicant = await market.propose(brief);
  const reader = await market.join("FREELANCER");
  const draft = "00000000-0000-4000-8000-000000000001";
  succeeded(await saveBrief(market, hirer, { id: draft, revision: null, content: market.aBrief() }));
  await market.worker.runDue();
  return {
    ...market,
    hirer,
    brief,
    applicant,
    reader,
    draft,
    key: { briefId: brief, applicantUid: applicant },
  };
}

const reason = { reason: "RATE", note: null } as const;
const rows: [what: string, act: (market: Market) => Promise<unknown>, seenBy: string][] = [
  [
    "a proposal is sent",
    ({ reader, brief, aProposal, ...parts }) =>
      sendProposal(parts, reader, brief, { revision: null, content: aProposal() }),
    "brief hirer reader",
  ],
  [
    "one is withdrawn",
    ({ applicant, brief, ...parts }) => withdrawProposal(parts, applicant, brief),
    "applicant brief hirer",
  ],
  [
    "one is put on the shortlist",
    ({ hirer, key, ...parts }) => shortlistProposal(parts, hirer, key),
    "hirer",
  ],
  ["one is declined", ({ hirer, key, ...parts }) => declineProposal(parts, hirer, key, reason), "hirer"],
  [
    "a decline is undone",
    async ({ hirer, key, ...parts }) => {
      succeeded(await declineProposal(parts, hirer, key, reason));
      return undoDecision(parts, hirer, key);
    },
    "hirer",
  ],
  [
    "a decline is told",
    async ({ hirer, key, pass, ...parts }) => {
      const declined = await declineProposal(parts, hirer, key, reason);
      await pass(TELL_DELAY);
      return declined;
    },
    "applicant brief hirer",
  ],
  ["one is accepted", ({ hirer, key, ...parts }) => acceptProposal(parts, hirer, key), "hirer"],
  [
    "a brief is closed",
    ({ hirer, brief, ...parts }) => closeBrief(parts, hirer, brief, "BUDGET"),
    "brief hirer",
  ],
  [
    "its end is told",
    async ({ hirer, brief, worker, ...parts }) => {
      const closed = await closeBrief(parts, hirer, brief, "BUDGET");
      await worker.runDue();
      return closed;
    },
    "applicant brief hirer",
  ],
  [
    "a question is answered",
    async ({ reader, brief, hirer, ...parts }) => {
      const text = "Does the shop run on one server or on several?";
      const asked = succeeded(await askQuestion(parts, reader, { briefId: brief, key: randomUUID(), text }));
      return answerQuestion(parts, hirer, asked.id, {
        text: "On one, and it stays so.",
        changesBrief: false,
      });
    },
    "brief hirer reader",
  ],
  [
    "a draft saves itself",
    ({ hirer, draft, aBrief, ...parts }) =>
      saveBrief(parts, hirer, { id: draft, revision: 1, content: aBrief({ title: "A shop that is fast" }) }),
    "",
  ],
  ["notifications are read", ({ hirer, ...parts }) => markAllRead(parts, hirer), "hirer"],
  ["a draft is published", ({ hirer, draft, ...parts }) => publishBrief(parts, hirer, draft, 1), "hirer"],
  [
    "a member is suspended",
    ({ reader, hirer, ...parts }) => suspendMember(parts, { uid: hirer, admin: true }, reader, aCause),
    "reader",
  ],
];

it.each(rows)("when %s, those hear of it who can see it, and nobody else", async (_, act, seenBy) => {
  const market = await createScene();
  const { hirer, applicant, reader, brief, store } = market;
  const feeds = { applicant, brief: briefFeed(brief), hirer, reader };
  const versions = async () =>
    (await store.getMany(feedsCollection, Object.values(feeds))).map((feed) => feed?.version ?? 0);
  const before = await versions();
  expect(await act(market)).toMatchObject({ ok: true });
  const after = await versions();
  const heard = Object.keys(feeds).filter((_name, at) => after[at] !== before[at]);
  expect(heard.join(" ")).toBe(seenBy);
});
