import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createDashboards } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { momentsOf } from "~/features/briefs/model/brief";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { workLine } from "~/features/dashboard/reads/work-line";
import { declineInvitation } from "~/features/invitations/writes/decline-invitation";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { saveProposal } from "~/features/proposals/writes/write-proposal";

const title = "A shop that answers in a second";

/** A member who was invited for an open brief. */
async function createInvited() {
  const market = createDashboards();
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Books" } });
  const uid = await market.join("FREELANCER");
  const briefId = await market.open(hirer);
  const line = "You made two slow shops fast.";
  const invitation = succeeded(await inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line }));
  const linesOf = async () =>
    (await market.read(uid)).work.filter(({ kind }) =>
      ["INVITATION", "MESSAGE", "PROPOSAL_DRAFT"].includes(kind),
    );
  return { ...market, hirer, uid, briefId, invitation, linesOf };
}

it("an invitation is one line, with until when a place is kept, then with the brief’s end", async () => {
  const { briefId, invitation, linesOf, pass, readBrief } = await createInvited();
  const about = {
    brief: { id: briefId, title, writtenIn: null },
    who: "Harbour Books",
    whoState: "ACTIVE" as const,
  };
  expect(await linesOf()).toEqual([
    workLine("INVITATION", { ...about, count: 1, due: invitation.keptUntil }),
  ]);
  await pass(4 * day);
  const brief = await readBrief(briefId);
  expect(brief.keptFor).toEqual([]);
  const due = momentsOf(brief).closesAt;
  expect(await linesOf()).toEqual([workLine("INVITATION", { ...about, count: 0, due })]);
});

it("what the hirer writes after the invitation is a line of its own", async () => {
  const { invitation, hirer, briefId, uid, linesOf, ...market } = await createInvited();
  const more = { conversationId: `${briefId}_${uid}`, key: randomUUID(), text: "Have you read it?" };
  succeeded(await sendMessage(market, hirer, more));
  expect((await linesOf()).map(({ kind, count }) => [kind, count])).toEqual([
    ["INVITATION", 1],
    ["MESSAGE", 2],
  ]);
});

it("an invitation is gone once it is answered, can’t be, or a proposal is begun for it", async () => {
  const declined = await createInvited();
  succeeded(
    await declineInvitation(declined, declined.uid, {
      briefId: declined.briefId,
      reason: "NO_TIME",
      note: null,
    }),
  );
  const blocked = await createInvited();
  const conversationId = `${blocked.briefId}_${blocked.uid}`;
  succeeded(await setBlocked(blocked, blocked.hirer, conversationId, true));
  const suspended = await createInvited();
  await suspended.setStatus(suspended.hirer, "SUSPENDED");
  const closed = await createInvited();
  await closed.pass(30 * day);
  for (const { linesOf } of [declined, blocked, suspended, closed])
    expect((await linesOf()).map(({ kind }) => kind)).not.toContain("INVITATION");

  const begun = await createInvited();
  const writing = { revision: null, content: begun.aProposal() };
  succeeded(await saveProposal(begun, begun.uid, begun.briefId, writing));
  const about = { id: begun.briefId, title, writtenIn: null };
  // In its place, with until when the place is kept, and without the invitation's message.
  const kept = workLine("PROPOSAL_DRAFT", { brief: about, count: 1, due: begun.invitation.keptUntil });
  expect(await begun.linesOf()).toEqual([kept]);
  await begun.pass(4 * day);
  const due = momentsOf(await begun.readBrief(begun.briefId)).closesAt;
  expect(await begun.linesOf()).toEqual([workLine("PROPOSAL_DRAFT", { brief: about, due })]);
});
