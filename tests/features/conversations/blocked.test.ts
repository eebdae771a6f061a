import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { expectLines, mutationFields } from "#tests/support/registries";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { briefMovesNow, readBrief } from "~/features/briefs/reads/read-brief";
import { editMessage } from "~/features/conversations/writes/edit-message";
import { putBack } from "~/features/conversations/writes/put-back";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { findFittingMembers } from "~/features/dashboard/reads/fitting-members";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { proposalMovesNow, readProposal } from "~/features/proposals/reads/read-proposal";
import { acceptProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { askQuestion } from "~/features/questions/writes/ask-question";
import type { Result } from "~/values/result";

/** A hirer with a brief, one who has proposed for it, and one who may. */
async function createPair() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const known = await market.propose(briefId);
  const talent = await market.join("FREELANCER", { profile: { skills: ["TypeScript"] } });
  const conversationId = `${briefId}_${known}`;
  const text = "Could you start on Monday?";
  const said = { conversationId, key: randomUUID(), text };
  const message = succeeded(await sendMessage(market, hirer, said)).id;
  const content = market.aProposal();
  succeeded(await saveProposal(market, talent, briefId, { revision: null, content }));
  await market.worker.runDue();
  return { ...market, hirer, briefId, known, talent, conversationId, text, message, content };
}

type Pair = Awaited<ReturnType<typeof createPair>>;

/** What one does towards the other, by mutation; with whom. */
const towards: Record<string, ["known" | "talent", (pair: Pair) => Promise<Result<unknown>>]> = {
  sendMessage: [
    "known",
    (pair) =>
      sendMessage(pair, pair.known, {
        conversationId: pair.conversationId,
        key: randomUUID(),
        text: pair.text,
      }),
  ],
  editMessage: ["known", (pair) => editMessage(pair, pair.hirer, { id: pair.message, text: "On Tuesday?" })],
  putBack: ["known", (pair) => putBack(pair, pair.hirer, { id: pair.message })],
  startConversation: [
    "talent",
    (pair) => startConversation(pair, pair.hirer, { to: pair.talent, key: randomUUID(), text: pair.text }),
  ],
  askQuestion: [
    "talent",
    (pair) => askQuestion(pair, pair.talent, { briefId: pair.briefId, key: randomUUID(), text: pair.text }),
  ],
  shortlistProposal: [
    "known",
    (pair) => shortlistProposal(pair, pair.hirer, { briefId: pair.briefId, applicantUid: pair.known }),
  ],
  acceptProposal: [
    "known",
    (pair) => acceptProposal(pair, pair.hirer, { briefId: pair.briefId, applicantUid: pair.known }),
  ],
  inviteMember: [
    "talent",
    (pair) =>
      inviteMember(pair, pair.hirer, {
        briefId: pair.briefId,
        uid: pair.talent,
        key: randomUUID(),
        line: pair.text,
      }),
  ],
  sendProposal: [
    "talent",
    (pair) => sendProposal(pair, pair.talent, pair.briefId, { revision: 1, content: pair.content }),
  ],
};

/** What these answer with is of their member alone, or of what an administrator does. */
const own =
  /^(?:Settings|Account|Profile|Case|History|Export|Upload|Files|SavedSearch|Feed|MemberBookmark|Snippet)Result!$|Response!$/;
/** Of the others, what concerns its member alone, or what nobody is told by. */
const alone = `endSession endOtherSessions markNotificationsRead saveBrief publishBrief copyBrief deleteBrief
  setBriefReaders setBookmark saveProposal deleteProposal markRead markUnread snooze setArchived setMuted setBlocked
  removeSnippet removeQuestion withdrawProposal deleteSearch dropUpload removeFile placeCase removeCase withdrawReference
  askReference removeAskedReference replyToAskedReference answerReference`.split(/\s+/);
/** What ends or goes on with what was begun before the block, and what is said to everybody: a reply is owed all the same. */
const goesOn =
  `confirmProposal beginShortlisting reopenBrief closeBrief declineProposal declineProposals undoDecision
  answerQuestion clarifyBrief declineInvitation withdrawInvitation`.split(/\s+/);
/**
 * Between those whose work goes on or has ended: tried in references, work-end, agreements,
 * milestones, time-sheets and scope.test.ts.
 */
const ofWorks = `endWork continueWork writeReference replyToReference showWorkTitle
  saveTime submitTime takeBackTime approveTime returnTime
  askAboutScope takeBackScope answerScope deliverMilestone takeBackDelivery acceptMilestone sendBackMilestone
  saveAgreement offerAgreement confirmAgreement returnAgreement withdrawAgreement endAgreement`.split(/\s+/);
/** Whoever is blocked can say what was wrong, and administrators act on it. */
const order = "sendReport dismissReport removeReported retryJob endJob steerMails".split(" ");

it("every mutation is known for what a block does to it", () => {
  const asked = Object.values(mutationFields).filter(({ type }) => !own.test(String(type)));
  const names = asked.map(({ name }) => name);
  const said = [...Object.keys(towards), ...alone, ...goesOn, ...ofWorks, ...order];
  expectLines("tests/features/conversations/blocked.test.ts", said, names);
});

it.each(
  Object.entries(towards).flatMap(([name, [other, run]]) =>
    (["by the hirer", "by the talent"] as const).map((by) => [name, by, other, run] as const),
  ),
)("%s past a block %s is refused, in the same words, and mails nobody", async (_name, by, other, run) => {
  const pair = await createPair();
  const talent = pair[other];
  const [uid, otherUid] = by === "by the hirer" ? [pair.hirer, talent] : [talent, pair.hirer];
  const id = blockId(uid, otherUid);
  const block = { uid, otherUid, at: `${pair.clock.now().toISOString()}_${id}` };
  await pair.store.transact(async (tx) => tx.set<Block>(blocksCollection, id, block));
  const before = [await pair.mailsTo(pair.hirer), await pair.mailsTo(talent)];
  expect(refusalOf(await run(pair))).toBe("BLOCKED");
  await pair.pass(3_600_000);
  const mails = [await pair.mailsTo(pair.hirer), await pair.mailsTo(talent)];
  expect(mails).toEqual(before);
  // And neither is led there.
  if (other === "known") {
    const key = { briefId: pair.briefId, applicantUid: talent };
    for (const [reader, ends] of [
      [pair.hirer, ["DECLINE"]],
      [talent, ["WITHDRAW"]],
    ] as const) {
      const proposal = await readProposal(pair.store, reader, key);
      const left = proposal && (await proposalMovesNow(pair.store, proposal, pair.clock.now()));
      expect(left).toEqual(ends);
    }
  }
  const asTalent = await readBrief(pair.store, talent, pair.briefId);
  const moves = asTalent && (await briefMovesNow(pair.store, asTalent, pair.clock.now()));
  expect(moves).toEqual(["BOOKMARK"]);
  const own = await readBrief(pair.store, pair.hirer, pair.briefId);
  const parts = {
    reads: pair.store,
    search: pair.app.search.members,
    now: pair.clock.now(),
    memory: <T>(_key: string, _now: Date, make: () => Promise<T>) => make(),
  };
  const fitting = own && (await findFittingMembers(parts, own)).members;
  expect(fitting?.map(({ member }) => member.uid)).not.toContain(talent);
  await pair.store.transact(async (tx) => tx.delete(blocksCollection, id));
  if (run !== towards.editMessage?.[1]) succeeded(await run(pair));
});
