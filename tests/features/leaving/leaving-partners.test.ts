import { describe, expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { acceptedWork, endByBoth } from "#tests/support/works";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { readRunsOn } from "~/features/leaving/reads/runs-on";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { tellPartners } from "~/features/leaving/writes/tell-partners";
import { readMember } from "~/features/profiles/reads/read-member";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";

type Market = ReturnType<typeof createMarket>;

/** The mails of those who delete their account, and of their keeping it, that reached a member. */
const told = async (market: Market, uid: string) =>
  (await market.mailsTo(uid)).filter((subject) => /deleting their account|keeps their account/.test(subject));

async function readAccount(market: Market, uid: string): Promise<Account> {
  const found = await market.store.get<Account>(accountsCollection, uid);
  if (!found) throw new Error(`No account of ${uid}`);
  return found.data;
}

const runsOn = async (market: Market, uid: string) =>
  readRunsOn(market.store, uid, await readAccount(market, uid), market.clock.now());

describe("a member who deletes their account while work is agreed on", () => {
  it.each(["talent", "hirer"] as const)(
    "as %s: the other side is told, and told again when it is kept",
    async (side) => {
      const market = createMarket();
      const { hirer, talent, briefId } = await acceptedWork(market, await market.join("HIRER"), { seats: 2 });
      const [leaver, other] = side === "talent" ? [talent, hirer] : [hirer, talent];
      succeeded(await deleteAccount(market, leaver));
      expect(await told(market, other)).toEqual([
        `${leaver} is deleting their account, with “A shop that answers in a second” agreed on`,
      ]);
      const [mail] = (await market.app.mailbox.list()).filter(({ to }) => to === `${other}@example.com`);
      expect(mail?.text).toContain("Their account is gone after");
      const member = await readMember(market.store, other, leaver, { briefId });
      expect(member?.leavesAt).toBe((await readAccount(market, leaver)).deletesAt);
      succeeded(await takeDeletionBack(market, leaver));
      expect(await told(market, other)).toHaveLength(2);
      expect((await told(market, other)).at(-1)).toContain(`${leaver} keeps their account`);
      // Each deletion is told.
      await market.pass(day);
      succeeded(await deleteAccount(market, leaver));
      expect(await told(market, other)).toHaveLength(3);
    },
  );

  it("tells each once, however many works they share and however often the job runs", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const { talent } = await acceptedWork(market, hirer);
    const second = await market.open(hirer);

    const content = market.aProposal();
    succeeded(await sendProposal(market, talent, second, { revision: null, content }));
    succeeded(await market.accept(hirer, second, talent));
    await market.pass(600_000);
    succeeded(await deleteAccount(market, talent));
    await market.worker.runDue();
    const { deletesAt = "" } = await readAccount(market, talent);
    const payload = { uid: talent, deletesAt, kept: false };
    await tellPartners.handler(market)({ id: "again", payload, attempts: 1 });
    expect(await told(market, hirer)).toHaveLength(1);
  });

  it("tells nobody whose work has ended, whose yes isn’t told, or who only waits", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const work = await acceptedWork(market, hirer);
    const { talent } = work;
    await endByBoth(market, work);
    const briefId = await market.open(hirer, { seats: 2 });
    const untold = await market.propose(briefId);
    succeeded(await market.accept(hirer, briefId, untold));
    const waiting = await market.propose(briefId);
    succeeded(await deleteAccount(market, hirer));
    for (const uid of [talent, untold, waiting]) expect(await told(market, uid)).toEqual([]);
  });

  it("tells nobody where it is kept before the job has run", async () => {
    const market = createMarket();
    const { hirer, talent } = await acceptedWork(market, await market.join("HIRER"));
    succeeded(await deleteAccount(market, talent));
    succeeded(await takeDeletionBack(market, talent));
    expect(await told(market, hirer)).toEqual([]);
  });
});

describe("before a member deletes their account", () => {
  it("a hirer reads with whom work is agreed on, and which briefs and invitations run", async () => {
    const market = createMarket();
    const { hirer, talent } = await acceptedWork(market, await market.join("HIRER"));
    const briefId = await market.open(hirer, { title: "A second shop" });
    await market.propose(briefId);
    const invited = await market.join("AGENCY");
    const key = "a-key-of-mine";
    succeeded(
      await inviteMember(market, hirer, { briefId, uid: invited, key, line: "Would this suit you?" }),
    );
    const title = "A shop that answers in a second";
    expect(await runsOn(market, hirer)).toMatchObject({
      works: { count: 1, named: [{ title, name: talent }] },
      briefs: { count: 1, named: [{ title: "A second shop", name: null, nameState: null }] },
      proposals: { count: 1, named: [] },
      invitations: { count: 1, named: [{ title: "A second shop", name: invited }] },
    });
  });

  it("talent reads which proposals wait, also one with an untold no", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const talent = await market.propose(briefId);
    succeeded(
      await declineProposal(market, hirer, { briefId, applicantUid: talent }, { reason: "RATE", note: null }),
    );
    const waits = { count: 1, named: [{ name: hirer }] };
    expect(await runsOn(market, talent)).toMatchObject({ works: { count: 0 }, proposals: waits });
    await market.pass(600_000);
    expect((await runsOn(market, talent)).proposals.count).toBe(0);
  });
});
