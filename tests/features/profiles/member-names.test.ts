import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { acceptedWork } from "#tests/support/works";
import type { Session } from "~/domain/session";
import { timesIn } from "~/domain/times";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { nameOfOther } from "~/features/conversations/pages/conversation-texts";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { describeWork } from "~/features/dashboard/pages/work-texts";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { profilesCollection } from "~/features/profiles/model/profile";
import { shownNameOf } from "~/features/profiles/reads/name-of";
import { nameOf as nameOfApplicant } from "~/features/proposals/pages/decide/decide-texts";
import { otherSideOf } from "~/features/references/shared/other-side";
import {
  ConversationDocument,
  DashboardDocument,
  InboxDocument,
  NotificationsDocument,
  ProposalToDecideDocument,
  type TypedDocumentString,
  WorkDocument,
  WorksDocument,
} from "~/shell/operations/operations.generated";

type Market = ReturnType<typeof createMarket>;

/** Asks what a member's pages ask, by the pages' own operations. */
function asks(market: Market, uid: string) {
  const session = { id: "s", uid, claims: { kind: null, admin: false } } as unknown as Session;
  return async <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const { data, errors } = await market.app.api.run(
      { query: String(document), variables: variables as object },
      { session, attempt: null },
    );
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };
}

type Where = { id: string; briefId: string; talent: string };

/** What every page says of the other side of a work, by where it says so. */
async function namesFor(market: Market, reader: string, { id, briefId, talent }: Where) {
  const ask = asks(market, reader);
  const isHirer = reader !== talent;
  const [inbox, thread, dashboard, list, work, works] = await Promise.all([
    ask(InboxDocument, { list: "ALL", after: null }),
    ask(ConversationDocument, { id, before: null }),
    ask(DashboardDocument, {}),
    ask(NotificationsDocument, { after: null }),
    ask(WorkDocument, { id }),
    ask(WorksDocument, { after: null }),
  ]);
  const named: Record<string, string | undefined> = {};
  const row = inbox.viewer?.conversations.nodes[0];
  named.inbox = row && nameOfOther(row);
  named.thread = thread.conversation ? nameOfOther(thread.conversation) : undefined;
  const message = dashboard.viewer?.dashboard.work.find(({ kind }) => kind === "MESSAGE");
  const now = market.clock.now().toISOString();
  const wrote = message && describeWork(message, { times: timesIn(null), now, isConfirmed: true, isHirer });
  named.dashboard = wrote?.title.replace(/ wrote to you$/, "").replace(/^An? /, "");
  const line = list.viewer?.notifications.nodes.find(({ line }) => /proposal|accepted/.test(line))?.line;
  named.notification = line?.replace(/\p{Cf}/gu, "").replace(/ (sent|accepted) .*$/, "");
  named.work = work.work ? otherSideOf(work.work).name : undefined;
  const listed = works.viewer?.works.nodes[0];
  named.works = listed && otherSideOf(listed).name;
  if (isHirer) {
    const { proposal } = await ask(ProposalToDecideDocument, { brief: briefId, applicant: talent });
    named.decision = proposal ? nameOfApplicant(proposal) : undefined;
  }
  return Object.fromEntries(Object.entries(named).map(([where, name]) => [where, name?.toLowerCase()]));
}

async function become(market: Market, uid: string, status: Account["status"] | "GONE") {
  await market.store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (status === "GONE") {
      tx.delete(accountsCollection, uid);
      tx.delete(profilesCollection, uid);
    } else if (found)
      tx.set<Account>(accountsCollection, uid, {
        ...found.data,
        status,
        ...(status === "DELETING" && { deletesAt: "2099-01-01T00:00:00.000Z" }),
      });
  });
}

/** A work with an unread message of each side. */
async function createPair() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await acceptedWork(market, hirer, { seats: 2 });
  for (const by of [hirer, work.talent]) {
    const said = { conversationId: work.id, key: "a-key-of-mine", text: "Hello there." };
    succeeded(await sendMessage(market, by, said));
  }
  return { market, ...work };
}

const states = [
  ["ACTIVE", null],
  ["DELETING", null],
  ["SUSPENDED", "unavailable member"],
  ["GONE", "former member"],
] as const;

describe.each(states)("the other side of a work whose account is %s", (status, said) => {
  it.each(["hirer", "talent"] as const)("has one name on all pages of the %s", async (side) => {
    const { market, ...work } = await createPair();
    const [reader, other] = side === "hirer" ? [work.hirer, work.talent] : [work.talent, work.hirer];
    await become(market, other, status);
    const names = await namesFor(market, reader, work);
    const expected = said ?? other.toLowerCase();
    expect(names).toEqual(Object.fromEntries(Object.keys(names).map((where) => [where, expected])));
    expect(Object.keys(names).length).toBeGreaterThan(5);
  });
});

it("who is being deleted is unavailable for those alone with whom nothing was agreed on", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  await become(market, talent, "DELETING");
  const ask = asks(market, hirer);
  const { proposal } = await ask(ProposalToDecideDocument, { brief: briefId, applicant: talent });
  expect(proposal && nameOfApplicant(proposal)).toBe("Unavailable member");
  const { viewer } = await ask(InboxDocument, { list: "ALL", after: null });
  expect(viewer?.conversations.nodes.map(nameOfOther)).toEqual(["Unavailable member"]);
  const list = await ask(NotificationsDocument, { after: null });
  expect(list.viewer?.notifications.nodes[0]?.line).toContain("Unavailable member");
});

it("the name of a hirer who is being deleted doesn’t tell of a yes before it is told", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats: 2 });
  const talent = await market.propose(briefId);
  succeeded(await market.accept(hirer, briefId, talent));
  await become(market, hirer, "DELETING");
  const shown = async () => (await shownNameOf(market.store, talent, hirer)).name;
  expect(await shown()).toBeNull();
  await become(market, hirer, "ACTIVE");
  await market.pass(10 * 60_000);
  await become(market, hirer, "DELETING");
  expect(await shown()).toBe(hirer);
});

it("a hirer who is being deleted has one name for a member who was invited and never hired", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.join("FREELANCER");
  const invitation = { briefId, uid: talent, key: "a-key-of-mine", line: "You made two slow shops fast." };
  succeeded(await inviteMember(market, hirer, invitation));
  await market.pass(0);
  succeeded(await deleteAccount(market, hirer));
  await market.pass(0);
  const ask = asks(market, talent);
  const { viewer } = await ask(InboxDocument, { list: "ALL", after: null });
  expect(viewer?.conversations.nodes.map(nameOfOther)).toEqual(["Unavailable member"]);
  const list = await ask(NotificationsDocument, { after: null });
  for (const { line } of list.viewer?.notifications.nodes ?? [])
    expect(line.toLowerCase()).not.toContain(hirer.toLowerCase());
});
