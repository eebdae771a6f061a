import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { settingsOf } from "~/features/accounts/rules/settings";
import { action, loader } from "~/routes/_public.unsubscribe";
import { createMarket } from "../rules/market";

/** A hirer who got a mail about a proposal, and the address in it that stops such mails. */
async function mailedHirer() {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  await market.propose(briefId);
  await market.worker.runDue();
  const [mail] = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
  const stop = new URL(/Stop e-mail about proposals:\n(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
  const ask = (path: string) => {
    const request = get(path);
    return respond(() => loader({ request, context: market.app.context(request), params: {} }));
  };
  // As a mail program posts: no cookie, one field.
  const press = (path: string) => {
    const request = post(path, { "List-Unsubscribe": "One-Click" });
    return respond(() => action({ request, context: market.app.context(request), params: {} }));
  };
  const chosen = async () => {
    const account = await market.store.get<Account>(accountsCollection, hirer);
    return account && settingsOf(account.data).notify;
  };
  return { market, hirer, briefId, path: stop.pathname + stop.search, ask, press, chosen };
}

const all = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" };

describe("the link that ends mails", () => {
  it("ends its kind by one post without a session, twice as well as once, and no other kind", async () => {
    const { market, hirer, briefId, path, press, chosen } = await mailedHirer();
    for (let time = 0; time < 2; time += 1) {
      const response = await press(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ about: "proposals", done: true });
    }
    expect(await chosen()).toEqual({ ...all, proposals: "OFF" });
    const before = await market.mailsTo(hirer);
    await market.propose(briefId);
    expect(await market.mailsTo(hirer)).toEqual(before);
  });

  it("ends nothing when a program that checks mails opens it", async () => {
    const { path, ask, chosen } = await mailedHirer();
    expect(await (await ask(path)).json()).toEqual({ about: "proposals", done: false });
    expect(await chosen()).toEqual(all);
  });

  it.each([
    ["another topic", (path: string) => path.replace("proposals", "briefs")],
    ["another member", (path: string) => path.replace("to=HIRER", "to=OTHER")],
    ["nothing", () => "/unsubscribe"],
  ])("made up for %s isn't there and ends nothing", async (_what, change) => {
    const { path, ask, press, chosen } = await mailedHirer();
    for (const answer of [await ask(change(path)), await press(change(path))]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ about: null, done: false });
    }
    expect(await chosen()).toEqual(all);
  });
});
