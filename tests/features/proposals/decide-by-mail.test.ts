import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import type { DeclineReason } from "~/domain/proposal";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { declineProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { action, loader } from "~/routes/_public.answer";

const settings = {
  notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
  timeZone: null,
} as const;

/** A hirer with proposals, and what their mails offer. */
async function createAsked({ count = 1, daily = false } = {}) {
  const market = createMarket({ graphql: "real" });
  const { store, app } = market;
  const hirer = await market.join("HIRER");
  if (daily) {
    const notify = { ...settings.notify, proposals: "DAILY" } as const;
    succeeded(await saveSettings(market, hirer, { ...settings, notify }));
  }
  const briefId = await market.open(hirer);
  const talents: string[] = [];
  for (let sent = 0; sent < count; sent += 1) talents.push(await market.propose(briefId));
  const [talent = ""] = talents;
  await market.worker.runDue();
  if (daily) await market.pass(day + 1);
  const mails = (await app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
  const text = mails.map((mail) => mail.text).join("\n");
  const linkOf = (what: string, uid = talent) =>
    [...text.matchAll(new RegExp(`${what}:\\nhttp://[^/\\s]+(/answer\\?\\S+)`, "g"))]
      .map(([, path = ""]) => path)
      .find((path) => path.includes(encodeURIComponent(proposalId(briefId, uid)))) ?? "";
  const stateOf = async (answer: Response) => (await answer.json()).state;
  const ask = (request: Request, handler: typeof loader | typeof action) =>
    respond(() => handler({ request, context: app.context(request), params: {} })).then(stateOf);
  const read = async (uid = talent) => {
    const found = await store.get<Proposal>(proposalsCollection, proposalId(briefId, uid));
    return [found?.data.status, found?.data.declineReason ?? null];
  };
  return {
    ...{ market, hirer, briefId, talent, talents, mails, linkOf, read },
    key: { briefId, applicantUid: talent },
    open: (path: string, cookie = "") => ask(get(path, { cookie }), loader),
    press: (path: string, reason?: DeclineReason | "NONSENSE", cookie = "") =>
      ask(post(path, reason ? { reason } : {}, { cookie }), action),
  };
}

type Asked = Awaited<ReturnType<typeof createAsked>>;

const [listed, no] = ["Shortlist", "No, with a reason"] as const;

describe("a mail of a new proposal", () => {
  it.each([
    ["of its own", {}],
    ["of the day", { daily: true, count: 2 }],
  ])("%s offers both decisions about each, and says what they do", async (_which, how) => {
    const { mails, talents, linkOf } = await createAsked(how);
    expect(mails).toHaveLength(1);
    for (const uid of talents) for (const what of [listed, no]) expect(linkOf(what, uid)).not.toBe("");
    expect(mails[0]?.text).toContain("work for seven days");
    expect(mails[0]?.html).toContain(`>${no}</a>`);
  });

  it("shortlists by one press, once, without a session, however often a scanner opens it", async () => {
    const { open, press, linkOf, read } = await createAsked();
    const link = linkOf(listed);
    for (let opened = 0; opened < 3; opened += 1) expect(await open(link)).toBe("ASK");
    expect(await read()).toEqual(["SENT", null]);
    expect(await press(link)).toBe("SUCCESS");
    expect(await read()).toEqual(["SHORTLISTED", null]);
    expect(await press(link)).toBe("ALREADY");
  });

  it("declines by a press on a reason, once; without one, or with another word, nothing is done", async () => {
    const { press, linkOf, read } = await createAsked();
    const link = linkOf(no);
    for (const reason of [undefined, "NONSENSE"] as const) expect(await press(link, reason)).toBe("NOT_NOW");
    expect(await read()).toEqual(["SENT", null]);
    expect(await press(link, "RATE")).toBe("SUCCESS");
    expect(await read()).toEqual(["DECLINED", "RATE"]);
    expect(await press(link, "DATES")).toBe("ALREADY");
    expect(await read()).toEqual(["DECLINED", "RATE"]);
  });

  it("decides about the one proposal alone that its link names", async () => {
    const { press, linkOf, read, talents } = await createAsked({ daily: true, count: 3 });
    const [first, second, third] = talents;
    expect(await press(linkOf(listed, first))).toBe("SUCCESS");
    expect(await press(linkOf(no, second), "UNCLEAR")).toBe("SUCCESS");
    expect(await Promise.all([first, second, third].map(read))).toEqual([
      ["SHORTLISTED", null],
      ["DECLINED", "UNCLEAR"],
      ["SENT", null],
    ]);
  });
});

describe("a decision by mail is refused", () => {
  type Change = (asked: Asked) => Promise<unknown>;
  const withdraw: Change = async ({ market, talent, briefId }) =>
    succeeded(await withdrawProposal(market, talent, briefId));
  const standing = (changed: Partial<Account>): Change => {
    return ({ market, hirer }) =>
      market.store.transact(async (tx) => {
        const account = (await tx.get<Account>(accountsCollection, hirer))?.data as Account;
        tx.set<Account>(accountsCollection, hirer, { ...account, ...changed });
      });
  };
  const table: [what: string, Change, shortlists: string, declines: string][] = [
    [
      "once it is on the shortlist",
      async ({ market, hirer, key }) => succeeded(await shortlistProposal(market, hirer, key)),
      "ALREADY",
      "CHANGED",
    ],
    [
      "once it is declined",
      async ({ market, hirer, key }) =>
        succeeded(await declineProposal(market, hirer, key, { reason: "OTHER", note: null })),
      "CHANGED",
      "ALREADY",
    ],
    ["once it is withdrawn", withdraw, "CHANGED", "CHANGED"],
    [
      "once it is another one, sent anew",
      async (asked) => {
        await withdraw(asked);
        const { market, talent, briefId } = asked;
        market.clock.advance(60_000);
        const found = await market.store.get<Proposal>(proposalsCollection, proposalId(briefId, talent));
        const { revision = null } = (found?.data ?? {}) as { revision?: number };
        const content = market.aProposal();
        succeeded(await sendProposal(market, talent, briefId, { revision, content }));
      },
      "CHANGED",
      "CHANGED",
    ],
    [
      "once its brief is closed",
      async ({ market, hirer, briefId }) => succeeded(await closeBrief(market, hirer, briefId, "BUDGET")),
      "CHANGED",
      "CHANGED",
    ],
    ["after seven days", async ({ market }) => market.clock.advance(7 * day), "LINK_OVER", "LINK_OVER"],
    ["to a suspended hirer", standing({ status: "SUSPENDED" }), "NOT_NOW", "NOT_NOW"],
  ];
  it.each(table)("%s", async (_what, change, shortlists, declines) => {
    const asked = await createAsked();
    await change(asked);
    const before = await asked.read();
    const said = [await asked.press(asked.linkOf(listed)), await asked.press(asked.linkOf(no), "RATE")];
    expect(said).toEqual([shortlists, declines]);
    expect(await asked.read()).toEqual(before);
  });

  it("where another account is signed in, and for a link that was changed", async () => {
    const { market, open, press, linkOf, read } = await createAsked();
    const { cookie } = await market.app.signIn({ email: "other@example.com" });
    expect(await open(linkOf(listed), cookie)).toBe("OTHERS");
    expect(await press(linkOf(listed), undefined, cookie)).toBe("OTHERS");
    expect(await press(linkOf(listed).replace("does=shortlist", "does=decline"), "RATE")).toBe(
      "LINK_UNKNOWN",
    );
    expect(await read()).toEqual(["SENT", null]);
  });
});
