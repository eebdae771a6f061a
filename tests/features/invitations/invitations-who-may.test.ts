import { expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { succeeded } from "#tests/support/market";
import { actors, createSeededMarket, openSession, type SeededMarket } from "#tests/support/seeded-market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { setBlocked } from "~/features/conversations/writes/keep-thread";

const ask = `query ($id: ID!, $member: ID!) {
  brief(id: $id) { invitation { status line } invitations { uid status } fitting { member { uid } } }
  member(uid: $member) { invitable(brief: $id) }
}`;

/** What each reads of an invited member's brief: own invitation, all of them, who fits; and whether they may invite another. */
const table: Record<string, string> = {
  anonymous: "- - - -",
  "pending talent": "null null null -",
  "pending hirer": "- - - -",
  "other talent": "null null null NEVER",
  "other hirer": "- - - NEVER",
  applicant: "SENT null null NEVER",
  owner: "null 1 list MAY",
  admin: "- - - NEVER",
  "suspended owner": "null null null -",
  "blocked applicant": "SENT null null NEVER",
};

async function readAs(market: SeededMarket, uid: string | null): Promise<string> {
  const session = uid === null ? undefined : await openSession(market.app, uid);
  const asked = { id: market.briefs.invited, member: market.uids["other talent"] };
  const { data } = await inProcess(market.app.api, session)(ask, asked);
  const { brief, member } = data as {
    brief: {
      invitation: { status: string } | null;
      invitations: object[] | null;
      fitting: object[] | null;
    } | null;
    member: { invitable: string } | null;
  };
  const read = brief
    ? [
        brief.invitation?.status ?? "null",
        brief.invitations?.length ?? "null",
        brief.fitting ? "list" : "null",
      ]
    : ["-", "-", "-"];
  return [...read, member?.invitable ?? "-"].join(" ");
}

it("each reads of invitations what is theirs", async () => {
  const market = await createSeededMarket();
  const gets: Record<string, string> = {};
  for (const actor of actors)
    gets[actor] = await readAs(market, actor === "anonymous" ? null : market.uids[actor]);
  const { owner, applicant } = market.uids;
  const conversation = `${market.briefs.invited}_${applicant}`;
  succeeded(await setBlocked(market.app, owner, conversation, true));
  gets["blocked applicant"] = await readAs(market, applicant);
  await market.app.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, owner);
    if (account) tx.set<Account>(accountsCollection, owner, { ...account.data, status: "SUSPENDED" });
  });
  gets["suspended owner"] = await readAs(market, owner);
  expect(gets).toEqual(table);
});
