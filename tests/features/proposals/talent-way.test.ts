import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { beginShortlisting } from "~/features/briefs/writes/move-brief";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import * as briefs from "~/routes/app.briefs._index";
import * as proposal from "~/routes/app.briefs.$id_.proposal";
import * as ownProposals from "~/routes/app.briefs.proposals";
import * as bookmarks from "~/routes/app.briefs.saved";

type Market = ReturnType<typeof createMarket>;
type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<unknown>;

/** A freelancer with a browser: reads pages and sends forms. */
async function createFreelancer({ app, clock }: Market) {
  const { uid, email, cookie } = await app.signIn();
  await app.store.transact(async (tx) => {
    tx.set(accountsCollection, uid, { ...createProvenAccount(email, clock.now()), kind: "FREELANCER" });
    tx.set(profilesCollection, uid, {
      ...emptyProfile,
      displayName: "Ada",
      updatedAt: clock.now().toISOString(),
    });
  });
  const run = (handler: unknown, request: Request, id: string) =>
    respond(() => (handler as Handler)({ request, context: app.context(request), params: { id } }));
  return {
    async read(route: { loader: unknown }, path: string, id = "") {
      return (await run(route.loader, get(path, { cookie }), id)).json();
    },
    send: (route: { action: unknown }, path: string, fields: Record<string, string>, id = "") =>
      run(route.action, post(path, fields, { cookie }), id),
  };
}

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const whole = {
  pitch,
  askedA: "Has made a slow shop fast",
  answerA: "yes",
  evidenceA: "Two shops.",
  links: "",
};

it("leads from a search to a bookmarked brief, a draft, a sent proposal and one taken back", async () => {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { skills: ["Ægisdesign"] });
  await market.open(hirer);
  const ada = await createFreelancer(market);
  const path = `/app/briefs/${id}/proposal`;
  const page = async () => (await ada.read(proposal, path, id)).brief;

  const { open } = await ada.read(briefs, "/app/briefs?skill=%C3%A6gisdesign");
  expect(open.briefs).toMatchObject([{ id, bookmarked: false, ownProposal: null }]);
  await ada.send(bookmarks, "/app/briefs/saved", { brief: id, intent: "save" });
  expect((await ada.read(bookmarks, "/app/briefs/saved")).briefs).toMatchObject([{ id }]);

  // A draft may be half done; the fit follows what is saved.
  const begun = { intent: "save", pitch: "Measure." };
  expect(await ada.send(proposal, path, begun, id)).toHaveRedirect(`${path}?saved=1`, 303);
  expect(await page()).toMatchObject({
    ownProposal: { status: "DRAFT", pitch: "Measure." },
    fit: [{}, { aspect: "MUST_HAVES", state: "UNKNOWN" }, {}, {}, {}],
  });
  expect((await ada.send(proposal, path, { intent: "send", pitch: "Measure." }, id)).status).toBe(422);

  // Sent twice by a button that was pressed twice, it is one proposal.
  const twice = [1, 2].map(() => ada.send(proposal, path, { ...whole, intent: "send", revision: "1" }, id));
  for (const sent of await Promise.all(twice)) expect(sent).toHaveRedirect(`${path}?done=sent`, 303);
  expect(await market.readBrief(id)).toMatchObject({ counts: { sent: 1, places: 1, total: 1 } });
  expect(await page()).toMatchObject({
    ownProposal: { status: "SENT", moves: ["WITHDRAW"] },
    fit: [{}, { state: "MET" }, {}, {}, {}],
  });

  const withdrawn = await ada.send(proposal, path, { intent: "withdraw" }, id);
  expect(withdrawn).toHaveRedirect(`${path}?done=withdrawn`, 303);
  const list = await ada.read(ownProposals, "/app/briefs/proposals");
  expect(list.proposals).toMatchObject([{ status: "WITHDRAWN", moves: ["SAVE", "SEND"], brief: { id } }]);
});

it("over the cap says the place in line, and keeps every word when the brief closes meanwhile", async () => {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { cap: 5 });
  for (let place = 0; place < 5; place += 1) await market.propose(id);
  const [ada, eve] = [await createFreelancer(market), await createFreelancer(market)];
  const path = `/app/briefs/${id}/proposal`;
  await ada.send(proposal, path, { ...whole, intent: "send" }, id);
  const { brief } = await ada.read(proposal, path, id);
  expect(brief).toMatchObject({
    ownProposal: { status: "WAITLISTED", placeInLine: 1 },
    counts: { places: 5, waitlisted: 1 },
  });

  expect(await beginShortlisting(market, hirer, id)).toMatchObject({ ok: true });
  const late = await eve.send(proposal, path, { ...whole, intent: "send" }, id);
  expect(late.status).toBe(409);
  expect((await late.json()).lastResult).toMatchObject({
    initialValue: whole,
    error: { "": ["This brief takes no more proposals."] },
  });
});

it("a draft whose must-haves the hirer changes is refused until it is looked through", async () => {
  const market = createMarket({ graphql: "real" });
  const id = await market.open(await market.join("HIRER"), { mustHaves: ["Speaks German"] });
  const ada = await createFreelancer(market);
  const sent = await ada.send(proposal, `/app/briefs/${id}/proposal`, { ...whole, intent: "send" }, id);
  expect(sent.status).toBe(409);
  expect(await sent.json()).toMatchObject({
    shown: {
      asked: ["Speaks German"],
      gone: [{ mustHave: "Has made a slow shop fast", evidence: "Two shops." }],
    },
    lastResult: { initialValue: { pitch } },
  });
});
