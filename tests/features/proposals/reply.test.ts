import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { noteLimit } from "~/domain/note-limit";
import { noteOwed } from "~/domain/note-owed";
import { sayRefusal } from "~/domain/refusal-texts";
import { suggestedReason } from "~/domain/suggested-reason";
import { describeReply } from "~/features/proposals/pages/reply/reply-texts";
import { declineProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { comparePath, proposalsPath, replyPath } from "~/paths";
import { action, loader } from "~/routes/app.briefs.$id_.reply";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { limits } from "~/values/limits";
import * as words from "~/words/proposalsReply.generated";

/** As the server runs them. */
const guarded = answerTrouble({
  routes: { reply: { id: "reply", module: { action, loader, default: () => null } } },
} as never).routes.reply?.module as unknown as { action: typeof action; loader: typeof loader };

/** A hirer who is signed in, with a brief for one; the first of those who answered it is on the shortlist. */
async function createReply({ people = 3 } = {}) {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: Math.max(5, people) });
  const uids: string[] = [];
  for (let at = 0; at < people; at += 1) uids.push(await market.propose(briefId));
  const account = await market.store.get<object>("accounts", hirer);
  const verifiedAt = new Date(market.clock.now().getTime() + day).toISOString();
  const email = `${hirer}@example.com`;
  const { cookie } = await market.app.signIn({ uid: hirer, email, session: { verifiedAt } });
  await market.store.transact(async (tx) => tx.set("accounts", hirer, account?.data ?? {}));
  const [listed = "", chosen = "", other = ""] = uids;
  succeeded(await shortlistProposal(market, hirer, { briefId, applicantUid: listed }));
  const args = (request: Request) => ({
    request,
    context: market.app.context(request),
    params: { id: briefId },
  });
  return {
    market,
    hirer,
    briefId,
    listed,
    chosen,
    other,
    uids,
    load: (about: Parameters<typeof replyPath>[1], from?: Parameters<typeof replyPath>[2]) => {
      const request = get(replyPath(briefId, about, from), { cookie });
      return respond(() => loader(args(request)));
    },
    /** The form as a document, and the page that its answer shows. */
    async sendDocument(fields: Record<string, string>, address = replyPath(briefId, { yes: chosen })) {
      const sent = post(address, { member: hirer, ...fields }, { cookie });
      const { context, params } = args(sent);
      const answer = await respond(() => guarded.action({ request: sent, context, params }));
      const request = get(address, { cookie });
      const page = await respond(() => guarded.loader({ request, context, params }));
      return { answer, page };
    },
    send: (fields: Record<string, string>, also: [string, string][] = []) => {
      const request = post(replyPath(briefId, { yes: chosen }), fields, { cookie, also });
      return respond(() => action(args(request)));
    },
    stateOf: async (uid: string) => market.readProposal(briefId, uid),
  };
}

it("the page of a yes names everybody who hears a no, the shortlist first", async () => {
  const { load, chosen, listed, other } = await createReply();
  expect(await (await load({ yes: chosen })).json()).toMatchObject({
    yes: { uid: chosen },
    people: [
      { applicantUid: listed, status: "SHORTLISTED" },
      { applicantUid: other, status: "SENT" },
    ],
  });
});

it("the page of several noes leaves out who doesn’t wait, and everybody where nobody was ticked", async () => {
  const { load, other } = await createReply();
  expect(await (await load({ with: [other, "nobody"] })).json()).toMatchObject({
    yes: null,
    people: [{ applicantUid: other }],
    missing: 1,
  });
  expect(await (await load({ with: [] })).json()).toMatchObject({ people: [], missing: 0 });
});

it("a reason and a note for everyone reach whoever has none of their own", async () => {
  const { send, briefId, chosen, listed, other, stateOf } = await createReply();
  const answer = await send({
    intent: "accept",
    yes: chosen,
    reason: "DATES",
    note: "Thank you all.",
    [`reason.${listed}`]: "OTHER",
    [`note.${listed}`]: "You were close.",
    [`reason.${other}`]: "SUGGESTED_RATE",
  });
  expect(answer).toHaveRedirect(`${proposalsPath(briefId, chosen)}?decided=accept&whom=${chosen}`, 303);
  expect(await stateOf(listed)).toMatchObject({ declineReason: "OTHER", note: "You were close." });
  expect(await stateOf(other)).toMatchObject({ declineReason: "DATES", note: "Thank you all." });
});

it("a suggested reason holds where nobody chose another", async () => {
  const { send, other, stateOf } = await createReply();
  await send({ intent: "decline", [`reason.${other}`]: "SUGGESTED_RATE" });
  expect(await stateOf(other)).toMatchObject({ declineReason: "RATE", note: null });
});

it("several noes lead to the first who has one, where who is named first has left", async () => {
  const { market, briefId, send, chosen, other } = await createReply();
  succeeded(await withdrawProposal(market, chosen, briefId));
  const answer = await send({
    intent: "decline",
    reason: "DATES",
    [`reason.${chosen}`]: "DATES",
    [`reason.${other}`]: "DATES",
  });
  const { searchParams } = new URL(answer.headers.get("location") ?? "", "http://localhost");
  expect([...searchParams.values()]).toEqual(["declines", other]);
});

it("several noes lead to one of this press, where another had the same no before", async () => {
  const { market, hirer, briefId, send, chosen, other } = await createReply();
  succeeded(
    await declineProposal(market, hirer, { briefId, applicantUid: chosen }, { reason: "DATES", note: null }),
  );
  market.clock.advance(60_000);
  const answer = await send({
    intent: "decline",
    reason: "DATES",
    [`reason.${chosen}`]: "DATES",
    [`reason.${other}`]: "DATES",
  });
  const { searchParams } = new URL(answer.headers.get("location") ?? "", "http://localhost");
  expect([...searchParams.values()]).toEqual(["declines", other]);
});

it.each([
  ["no note to the shortlist", {}, /shortlist/],
  ["a note and “No note”", { note: "Close.", none: "on" }, /not both/],
])("%s is said beside the note, with all that was typed", async (_title, own, words) => {
  const { send, chosen, listed, other, stateOf } = await createReply();
  const typed = {
    intent: "accept",
    yes: chosen,
    [`reason.${other}`]: "SUGGESTED_RATE",
    [`note.${other}`]: "Thank you.",
    [`reason.${listed}`]: "OTHER",
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [`${name}.${listed}`, value])),
  };
  const answer = await send(typed);
  expect(answer.status).toBe(422);
  const { lastResult } = await answer.json();
  expect(lastResult.error[`note.${listed}`]).toEqual([expect.stringMatching(words)]);
  expect(lastResult.initialValue).toEqual(typed);
  expect(await stateOf(chosen)).toMatchObject({ status: "SENT" });
});

it("a reason and a note that are missing are both said at once", async () => {
  const { send, listed, other } = await createReply();
  const answer = await send({ intent: "decline", [`reason.${listed}`]: "", [`reason.${other}`]: "" });
  expect(answer.status).toBe(422);
  expect((await answer.json()).lastResult.error).toEqual({
    [`reason.${listed}`]: [words.noReason()],
    [`note.${listed}`]: [noteOwed()],
    [`reason.${other}`]: [words.noReason()],
  });
});

it("a yes that came twice is refused with a sentence at the top, and nobody hears anything", async () => {
  const { send, chosen, listed, other, stateOf } = await createReply();
  const fields = { intent: "accept", yes: chosen, [`reason.${listed}`]: "OTHER" };
  const answer = await send(fields, [["yes", other]]);
  expect(answer.status).toBe(422);
  expect((await answer.json()).lastResult.error).toEqual({ "": ["This came twice. Write it once."] });
  for (const uid of [chosen, other]) expect(await stateOf(uid)).toMatchObject({ status: "SENT" });
});

it.each(["accept", "decline"])(
  "a %s that was refused at an address that names nobody is shown with whom it names",
  async (intent) => {
    const { briefId, sendDocument, chosen, other } = await createReply();
    const yes = intent === "accept" && { yes: chosen };
    const { answer, page } = await sendDocument(
      { intent, ...yes, [`reason.${other}`]: "", [`note.${other}`]: "Thank you." },
      replyPath(briefId, { with: [] }),
    );
    expect(answer.status).toBe(422);
    const shown = await page.json();
    expect(shown.yes?.uid ?? null).toBe(yes ? chosen : null);
    expect(shown.people).toContainEqual(expect.objectContaining({ applicantUid: other }));
  },
);

it("nobody to decline is no question about 0 people", async () => {
  const { load } = await createReply();
  expect(describeReply(await (await load({ with: [] })).json()).title).toBe("Decline proposals");
});

it("somebody who came meanwhile is shown and told nothing, and everything typed is kept", async () => {
  const { market, send, load, briefId, chosen, listed, other, stateOf } = await createReply();
  const late = await market.propose(briefId);
  const typed = {
    intent: "accept",
    yes: chosen,
    [`reason.${listed}`]: "OTHER",
    [`note.${listed}`]: "You were close.",
    [`reason.${other}`]: "SUGGESTED_RATE",
  };
  const answer = await send(typed);
  expect(answer.status).toBe(409);
  const { lastResult } = await answer.json();
  expect(lastResult.error[""]).toEqual([
    expect.stringMatching(/someone’s proposal came in, .* no one was told anything/),
  ]);
  expect(lastResult.initialValue).toEqual(typed);
  expect(await stateOf(late)).toMatchObject({ status: "SENT" });
  const { people } = await (await load({ yes: chosen })).json();
  expect(people).toHaveLength(3);
});

it.each(["accept", "decline"])(
  "a %s that names somebody who got a reply meanwhile says so, and shows the note that has no place any more",
  async (intent) => {
    const { market, hirer, briefId, send, chosen, listed, other, stateOf } = await createReply();
    const key = { briefId, applicantUid: other };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: null }));
    const typed = {
      intent,
      ...(intent === "accept" && { yes: chosen }),
      [`reason.${listed}`]: "OTHER",
      [`note.${listed}`]: "You were close.",
      [`reason.${other}`]: "DATES",
      [`note.${other}`]: " Thank you. ",
    };
    const answer = await send(typed);
    expect(answer.status).toBe(409);
    const { lastResult, shown } = await answer.json();
    expect(lastResult.error[""]).toEqual([
      expect.stringMatching(/or someone named here got a reply.* no one was told anything/),
    ]);
    expect(shown).toEqual([{ uid: other, name: expect.any(String), note: "Thank you." }]);
    expect(await stateOf(other)).toMatchObject({ declineReason: "RATE", note: null });
    expect(await stateOf(listed)).toMatchObject({ status: "SHORTLISTED" });
  },
);

describe("a yes that isn’t possible any more shows the form with all that was typed:", () => {
  async function begin() {
    const reply = await createReply();
    const { chosen, listed, other } = reply;
    const typed = {
      intent: "accept",
      yes: chosen,
      [`reason.${listed}`]: "OTHER",
      [`note.${listed}`]: "You were close.",
      [`reason.${other}`]: "SUGGESTED_RATE",
      [`note.${other}`]: "Thank you.",
    };
    async function expectShown(sent: Record<string, string>) {
      const { answer, page } = await reply.sendDocument(sent);
      expect([answer.status, page.status]).toEqual([409, 200]);
      expect((await answer.json()).lastResult).toMatchObject({
        initialValue: sent,
        error: { "": [sayRefusal("WRONG_STATE")] },
      });
      const { yes, people } = await page.json();
      expect(yes).toMatchObject({ uid: chosen, isPossible: false });
      const shown = people.map((one: { applicantUid: string }) => one.applicantUid);
      expect(shown.toSorted()).toEqual([listed, other].toSorted());
    }
    return { ...reply, typed, expectShown };
  }

  it("the chosen one withdrew", async () => {
    const { market, chosen, briefId, typed, expectShown } = await begin();
    succeeded(await withdrawProposal(market, chosen, briefId));
    await expectShown(typed);
  });

  it("it was given before, with other notes", async () => {
    const { send, listed, typed, expectShown } = await begin();
    expect((await send(typed)).status).toBe(303);
    await expectShown({ ...typed, [`note.${listed}`]: "Another note." });
  });

  it("whoever opens its page is led to the proposal", async () => {
    const { send, load, typed, briefId, chosen } = await begin();
    await send(typed);
    expect(await load({ yes: chosen })).toHaveRedirect(proposalsPath(briefId, chosen), 302);
  });
});

it("the longest form there can be is sent whole: a note to each of as many as a brief may have", async () => {
  const { send, chosen, uids, stateOf } = await createReply({ people: limits.cap.most });
  const others = uids.filter((uid) => uid !== chosen);
  // Three bytes a letter, nine as a form.
  const note = "語".repeat(noteLimit(others.length));
  const fields = Object.fromEntries(
    others.flatMap((uid) => [
      [`reason.${uid}`, "SUGGESTED_EXPERIENCE"],
      [`note.${uid}`, note],
    ]),
  );
  const size = new URLSearchParams(fields).toString().length;
  expect(size + 9 * limits.note + 40 * others.length).toBeLessThan(limits.httpBody);
  expect(3 * others.length + 12).toBeLessThan(limits.formFields);
  expect((await send({ ...fields, intent: "accept", yes: chosen, reason: "", note: "" })).status).toBe(303);
  expect(await stateOf(others.at(-1) ?? "")).toMatchObject({ status: "DECLINED", note });
});

it.each([
  [{ MUST_HAVES: "NOT_MET", RATE: "NOT_MET" }, "MUST_HAVES"],
  [{ RATE: "NOT_MET", DATES: "NOT_MET" }, "RATE"],
  [{ RATE: "NEARLY", DATES: "NOT_MET" }, "DATES"],
  [{ RATE: "NEARLY", MUST_HAVES: "UNKNOWN" }, "RATE"],
  [{ DATES: "NEARLY" }, "DATES"],
  [{ MUST_HAVES: "UNKNOWN" }, "UNCLEAR"],
  [{ SKILLS: "NOT_MET" }, "EXPERIENCE"],
  [{ SKILLS: "NEARLY", WORKPLACE: "NOT_MET" }, null],
  [{}, null],
] as const)("a fit of %o suggests %s", (states, reason) => {
  const aspects = ["SKILLS", "MUST_HAVES", "RATE", "DATES", "WORKPLACE"] as const;
  const fit = aspects.map((aspect) => ({
    aspect,
    state: { ...states }[aspect as never] ?? ("MET" as const),
  }));
  expect(suggestedReason(fit)).toBe(reason);
});

describe("a reply leads back to where the hirer came from, and keeps how the list is sorted:", () => {
  const sort = "fit";
  const asked = (answer: Response) => new URL(answer.headers.get("location") ?? "", "http://localhost");

  it("a yes for the last seat from a comparison", async () => {
    const { briefId, load, sendDocument, chosen, listed, other } = await createReply();
    const back = `${comparePath(briefId)}?with=${chosen}&with=${other}`;
    const page = await (await load({ yes: chosen }, { back })).json();
    expect(page).toMatchObject({ back, from: { back } });
    const { answer } = await sendDocument(
      {
        intent: "accept",
        yes: chosen,
        reason: "DATES",
        note: "Thanks.",
        [`reason.${listed}`]: "DATES",
        [`reason.${other}`]: "DATES",
      },
      replyPath(briefId, { yes: chosen }, page.from),
    );
    const { pathname, searchParams } = asked(answer);
    expect([pathname, searchParams.getAll("with")]).toEqual([comparePath(briefId), [chosen, other]]);
  });

  it("several noes from a list by fit", async () => {
    const { briefId, sendDocument, chosen, other } = await createReply();
    const { answer } = await sendDocument(
      { intent: "decline", reason: "DATES", [`reason.${chosen}`]: "DATES", [`reason.${other}`]: "DATES" },
      replyPath(briefId, { with: [chosen, other] }, { sort }),
    );
    const { pathname, searchParams } = asked(answer);
    expect([pathname, searchParams.get("sort")]).toEqual([proposalsPath(briefId), sort]);
  });

  it.each(["https://example.com/", "/app/profile/account", proposalsPath("another-brief")])(
    "an address that is no page of the brief is none to go to: %s",
    async (back) => {
      const { briefId, load, chosen } = await createReply();
      const page = await (await load({ yes: chosen }, { back, sort })).json();
      expect(page.back).toBe(`${proposalsPath(briefId, chosen)}?sort=fit`);
    },
  );
});
