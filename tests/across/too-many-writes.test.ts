import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { post, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { action as brief } from "~/routes/app.briefs.$id";
import { action as editBrief } from "~/routes/app.briefs.$id_.edit";
import { action as proposal } from "~/routes/app.briefs.$id_.proposal";
import { action as decide } from "~/routes/app.briefs.$id_.proposals.$uid";
import { action as bookmark } from "~/routes/app.briefs.saved";
import { action as profile } from "~/routes/app.profile";
import { action as account } from "~/routes/app.profile_.account";
import { limits } from "~/values/limits";
import { writeBounds } from "~/values/write-bounds";

type Mutation = keyof typeof writeBounds;
const oneMinute = 60_000;

/** A member of each kind with a browser, an open brief and a proposal for it. */
async function createScene() {
  const market = createMarket({ graphql: "real" });
  const { app, store } = market;
  async function join(kind: NonNullable<Account["kind"]>) {
    const member = await app.signIn();
    await store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, member.uid);
      if (found) tx.set(accountsCollection, member.uid, { ...found.data, kind });
      const updatedAt = app.clock.now().toISOString();
      tx.set(profilesCollection, member.uid, { ...emptyProfile, displayName: "Ada", updatedAt });
    });
    return member;
  }
  const hirer = await join("HIRER");
  const talent = await join("FREELANCER");
  const id = await market.open(hirer.uid);
  succeeded(await sendProposal(market, talent.uid, id, { revision: null, content: market.aProposal() }));
  return {
    ...market,
    hirer,
    talent,
    id,
    async useUp(mutation: Mutation, { uid }: { uid: string }) {
      const [bound] = writeBounds[mutation] ?? [];
      if (!bound) throw new Error(`${mutation} has no bound`);
      for (let taken = 0; taken < bound.most; taken += 1)
        await app.counter.take([{ ...bound, key: `${mutation} ${uid}` }]);
    },
    send(
      action: unknown,
      { cookie }: { cookie: string },
      fields: Record<string, string>,
      { data = null as string | null } = {},
    ) {
      const request = post("/app", fields, { cookie, data });
      const context = { ...app.context(request), isDataRequest: data !== null };
      const args = { request, context, params: { id, uid: talent.uid } };
      return respond(() => (action as (args: ActionFunctionArgs) => Promise<unknown>)(args));
    },
  };
}

describe("a form of a member who sent too many is answered with 429, the time, and what was typed", () => {
  it.each<[string, Mutation, "hirer" | "talent", unknown, Record<string, string>]>([
    ["a brief", "saveBrief", "hirer", editBrief, { intent: "save", revision: "2", title: "A title of mine" }],
    ["a move of a brief", "closeBrief", "hirer", brief, { intent: "close", reason: "BUDGET" }],
    ["a decision", "declineProposal", "hirer", decide, { intent: "decline", reason: "RATE", note: "Sorry." }],
    ["a proposal", "saveProposal", "talent", proposal, { intent: "save", pitch: "A pitch of mine" }],
    ["a proposal that is taken back", "withdrawProposal", "talent", proposal, { intent: "withdraw" }],
    ["a profile", "saveProfile", "talent", profile, { displayName: "Ada Moreau", visibility: "MEMBERS" }],
    [
      "the settings",
      "saveSettings",
      "talent",
      account,
      { messages: "DAILY", proposals: "DAILY", briefs: "DAILY", timeZone: "UTC" },
    ],
  ])("%s", async (_what, mutation, who, action, fields) => {
    const scene = await createScene();
    const member = scene[who];
    await scene.useUp(mutation, member);
    const answer = await scene.send(action, member, fields);
    const { windowMs } = writeBounds[mutation]?.[0] ?? { windowMs: 0 };
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, String(windowMs / 1_000)]);
    const { lastResult } = await answer.json();
    expect(lastResult.error[""]).toEqual([
      `That was a lot in a short time. Nothing you typed is lost; try again in ${windowMs === oneMinute ? "1 minute" : "60 minutes"}.`,
    ]);
    expect(lastResult.initialValue).toMatchObject(fields.intent === "save" ? {} : fields);
    if (fields.title) expect(lastResult.initialValue.title).toBe(fields.title);
    if (fields.pitch) expect(lastResult.initialValue.pitch).toBe(fields.pitch);
  });

  it("a brief kept for later says so beside its button", async () => {
    const scene = await createScene();
    await scene.useUp("setBookmark", scene.talent);
    const fields = { brief: scene.id, intent: "save" };
    const answer = await scene.send(bookmark, scene.talent, fields, { data: "routes/app.briefs.saved" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await answer.json()).lastResult.error[""][0]).toContain("try again in 1 minute.");
  });

  it("a draft that saves itself is tried again", async () => {
    const scene = await createScene();
    const draft = crypto.randomUUID();
    await scene.useUp("saveBrief", scene.hirer);
    const fields = { intent: "autosave", revision: "", title: "A title of mine" };
    const request = post("/app", fields, { cookie: scene.hirer.cookie });
    const args = { request, context: scene.app.context(request), params: { id: draft } };
    const answer = await respond(() => editBrief(args));
    expect([answer.status, await answer.json()]).toEqual([429, { autosaved: "failed" }]);
  });
});

it("the sixth time that a proposal is sent in a day, its page says from when again and keeps the text", async () => {
  const scene = await createScene();
  const { talent, id, aProposal } = scene;
  for (let sent = 1; sent < limits.sends; sent += 1) {
    succeeded(await withdrawProposal(scene, talent.uid, id));
    succeeded(await sendProposal(scene, talent.uid, id, { revision: null, content: aProposal() }));
  }
  succeeded(await withdrawProposal(scene, talent.uid, id));
  const { pitch } = aProposal();
  const fields = {
    intent: "send",
    revision: "1",
    pitch: pitch ?? "",
    askedA: "Has made a slow shop fast",
    answerA: "yes",
    evidenceA: "Two shops.",
  };
  const answer = await scene.send(proposal, talent, fields);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "86400"]);
  const { lastResult } = await answer.json();
  expect(lastResult.error[""]).toEqual([
    "You’ve sent this proposal several times today. Nothing was lost; you can send it again in 24 hours.",
  ]);
  expect(lastResult.initialValue).toMatchObject(fields);
});
