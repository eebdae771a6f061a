import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { dayIn, testNow } from "#tests/support/clock";
import { createMarket, day, succeeded } from "#tests/support/market";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import * as briefPage from "~/routes/app.briefs.$id";
import * as editPage from "~/routes/app.briefs.$id_.edit";
import * as proposalPage from "~/routes/app.briefs.$id_.proposal";
import * as decisionPage from "~/routes/app.briefs.$id_.proposals.$uid";
import * as replyPage from "~/routes/app.briefs.$id_.reply";
import * as newPage from "~/routes/app.briefs.new";
import * as threadPage from "~/routes/app.inbox.$id";
import * as newTalkPage from "~/routes/app.inbox.new";
import * as memberPage from "~/routes/app.members.$uid";
import * as profilePage from "~/routes/app.profile";
import * as accountPage from "~/routes/app.profile_.account";

type Market = ReturnType<typeof createMarket>;
type Route = { action?: unknown; loader?: unknown };
type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<unknown>;

/** A member with a browser: reads pages and posts forms, with the real API behind them. */
async function createPerson(market: Market, kind: AccountKind | null, status: AccountStatus = "ACTIVE") {
  const { app } = market;
  const uid = await market.join(kind ?? "FREELANCER", { status });
  const found = await app.store.get<Account>(accountsCollection, uid);
  const verifiedAt = new Date(testNow.getTime() + 90 * day).toISOString();
  const email = `${uid}@example.com`;
  const { cookie } = await app.signIn({ uid, email, session: { verifiedAt, expiresAt: verifiedAt } });
  // Signing in makes an account of no kind.
  await app.store.transact(async (tx) => tx.set(accountsCollection, uid, { ...found?.data, kind }));
  const run = (handler: unknown, request: Request, params: Record<string, string>) =>
    respond(() => (handler as Handler)({ request, context: app.context(request), params }));
  return {
    uid,
    email,
    read: (route: Route, path: string, params: Record<string, string> = {}) =>
      run(route.loader, get(path, { cookie }), params),
    send: (route: Route, path: string, fields: Record<string, string>, params: Record<string, string> = {}) =>
      run(route.action, post(path, fields, { cookie }), params),
  };
}

const market = () => createMarket({ graphql: "real" });

/** Typed by somebody who means no good; each part is shown as it stands, or refused. */
const markup = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const folded = "A title\r\nBcc: everybody@example.com\r\n\r\nmore";

const brief = {
  title: "A shop that answers in a second",
  summary: "Our shop takes nine seconds to answer; we want it to take one.",
  problem: "Every page asks the database forty times, and nobody knows which of them matter.",
  desiredOutcome: "Nine of ten pages answer within a second.",
  skills: "TypeScript, SQL",
  mustHaves: "Speaks German",
  workplace: "REMOTE",
  budgetMin: "8,000",
  budgetMax: "15000",
  budgetCurrency: "EUR",
  budgetUnit: "project",
  closesOn: dayIn(10),
  decideOn: dayIn(20),
};
const proposal = {
  pitch: "I would measure first, then take the ten slowest queries out of the page, one by one.",
  askedA: "Has made a slow shop fast",
  answerA: "yes",
  evidenceA: "Two shops.",
};

describe("a brief's form", () => {
  const wrong: [what: string, fields: Record<string, string>, field: string][] = [
    ["30 February", { startOn: "2027-02-30" }, "startOn"],
    ["the year 0", { startOn: "0000-01-01" }, "startOn"],
    ["the year 99999", { closesOn: "99999-01-01" }, "closesOn"],
    ["a year with a sign", { closesOn: "+002027-01-01" }, "closesOn"],
    ["a start that has passed", { startOn: dayIn(-2) }, "startOn"],
    ["a last day that has passed", { closesOn: dayIn(-1) }, "closesOn"],
    ["a last day too far ahead", { closesOn: dayIn(61), decideOn: dayIn(70) }, "closesOn"],
    ["deciding before the last day", { decideOn: dayIn(9) }, "decideOn"],
    ["deciding too late", { decideOn: dayIn(41) }, "decideOn"],
    ["min above max", { budgetMin: "20000" }, "budgetMin"],
    ["a budget of nothing", { budgetMin: "0", budgetMax: "0" }, "budgetMin"],
    ["a budget beyond every number", { budgetMin: "1", budgetMax: "99999999999" }, "budgetMax"],
    ["no currency of ours", { budgetCurrency: "XXX" }, "budgetMin"],
    ["a unit of the prototype", { budgetUnit: "__proto__" }, "budgetUnit"],
    ["no seats", { seats: "0" }, "seats"],
    ["eleven seats", { seats: "11" }, "seats"],
    ["room for four", { cap: "4" }, "cap"],
    ["nine skills", { skills: "a1,b2,c3,d4,e5,f6,g7,h8,i9" }, "skills"],
    ["seven must-haves", { mustHaves: "1\n2\n3\n4\n5\n6\n7" }, "mustHaves"],
    ["a text too long", { problem: "x".repeat(8_001) }, "problem"],
  ];

  it.each(wrong)("publishes nothing with %s, and keeps what was typed", async (_what, fields, field) => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const id = randomUUID();
    const typed = { ...brief, ...fields };
    const answer = await hirer.send(newPage, "/app/briefs/new", { ...typed, id, intent: "publish" });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    expect(lastResult.error).toHaveProperty([field]);
    expect(lastResult.initialValue).toMatchObject(typed);
    expect((await place.store.get<Brief>(briefsCollection, id))?.data.status ?? "DRAFT").toBe("DRAFT");
  });

  it("names a thing once that was named twice", async () => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const id = randomUUID();
    const twice = { skills: "SQL, sql,  SQL ", mustHaves: "Speaks German\nspeaks german\n\n" };
    const answer = await hirer.send(newPage, "/app/briefs/new", {
      ...brief,
      ...twice,
      id,
      intent: "publish",
    });
    expect(answer.status).toBe(303);
    expect(await place.readBrief(id)).toMatchObject({ skills: ["SQL"], mustHaves: ["Speaks German"] });
  });

  it("takes no id of another’s first brief, of another’s draft, or of no shape", async () => {
    const place = market();
    const [hirer, other] = [await createPerson(place, "HIRER"), await createPerson(place, "HIRER")];
    const draft = randomUUID();
    const content = place.aBrief({ title: "A secret of another’s" });
    succeeded(await saveBrief(place, other.uid, { id: draft, revision: null, content }));
    for (const id of [draft, `first-${other.uid}`, "__proto__", "../accounts", "x".repeat(10_000), "", "a b"])
      for (const intent of ["save", "publish", "autosave"]) {
        const answer = await hirer.send(newPage, "/app/briefs/new", { ...brief, id, intent });
        const said = await answer.text();
        if (intent === "autosave") expect(said, id).toBe('{"autosaved":"stopped"}');
        else expect(answer.status, id).toBe(404);
        expect(said).not.toContain("A secret of another’s");
      }
    expect(await place.readBrief(draft)).toMatchObject({ revision: 1, status: "DRAFT" });
  });

  it("reopens for no day that doesn't exist", async () => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const id = await place.open(hirer.uid);
    const path = `/app/briefs/${id}`;
    await hirer.send(briefPage, path, { intent: "shortlist" }, { id });
    const month = new Date(place.clock.now().getTime() + 40 * day).toISOString().slice(0, 7);
    for (const closesOn of [`${month}-31T`, `+00${dayIn(5)}`, "", "2027-2-3", "tomorrow", dayIn(-1)]) {
      const answer = await hirer.send(
        briefPage,
        path,
        { intent: "reopen", closesOn, decideOn: dayIn(30) },
        { id },
      );
      expect(answer.status, closesOn).toBe(422);
    }
    expect(await place.readBrief(id)).toMatchObject({ status: "SHORTLISTING", reopened: false });
  });
});

describe("a proposal's form", () => {
  const wrong: [what: string, fields: Record<string, string>][] = [
    [
      "an answer to a must-have that doesn't exist",
      { askedB: "Pays for itself", answerB: "yes", evidenceB: "x" },
    ],
    ["another must-have's words", { askedA: "Something else" }],
    ["a start that has passed", { startOn: dayIn(-2) }],
    ["a start in the year 0", { startOn: "0000-01-01" }],
    ["a script for a link", { links: "javascript:alert(1)" }],
    ["a link without a lock", { links: "http://example.com" }],
    ["a link with a password", { links: "https://a:b@example.com" }],
    ["six links", { links: "a.example\nb.example\nc.example\nd.example\ne.example\nf.example" }],
    ["a price beyond every number", { rateMin: "99999999999" }],
    ["min above max", { rateMin: "900", rateMax: "400" }],
    ["a price by the month", { rateMin: "900", rateUnit: "MONTH" }],
    ["a price by the day for a project, without an estimate", { rateMin: "900", rateUnit: "DAY" }],
    ["an estimate of no days", { rateMin: "900", rateUnit: "DAY", days: "0" }],
    ["an estimate beyond a career", { rateMin: "900", rateUnit: "DAY", days: "2001" }],
    ["a pitch too long", { pitch: "x".repeat(3_001) }],
  ];

  it.each(wrong)("sends nothing with %s, and keeps what was typed", async (_what, fields) => {
    const place = market();
    const id = await place.open(await place.join("HIRER"));
    const talent = await createPerson(place, "FREELANCER");
    const typed = { ...proposal, ...fields };
    const path = `/app/briefs/${id}/proposal`;
    const answer = await talent.send(proposalPage, path, { ...typed, intent: "send" }, { id });
    expect([409, 422]).toContain(answer.status);
    const { lastResult, shown } = await answer.json();
    expect(Object.keys(lastResult.error)).not.toEqual([]);
    const kept = JSON.stringify([lastResult.initialValue, shown]);
    for (const text of Object.values(typed).filter((one) => one !== "yes"))
      expect(kept).toContain(JSON.stringify(text).slice(1, -1));
    expect(await place.readBrief(id)).toMatchObject({ counts: { total: 0 } });
  });

  it("is taken from nobody who may not send it: pending, suspended, leaving, a hirer, of no kind", async () => {
    const place = market();
    const id = await place.open(await place.join("HIRER"));
    for (const [kind, status] of [
      ["FREELANCER", "PENDING"],
      ["AGENCY", "SUSPENDED"],
      ["FREELANCER", "DELETING"],
      ["HIRER", "ACTIVE"],
      [null, "ACTIVE"],
    ] as const) {
      const person = await createPerson(place, kind, status);
      for (const intent of ["save", "send", "withdraw", "delete", "autosave"]) {
        const path = `/app/briefs/${id}/proposal`;
        const answer = await person.send(proposalPage, path, { ...proposal, intent }, { id });
        expect(answer.status, `${kind} ${status} ${intent}`).toBeLessThan(500);
      }
    }
    expect(await place.readBrief(id)).toMatchObject({ counts: { total: 0, places: 0 } });
  });
});

describe("a profile's form", () => {
  const typed = { displayName: "Ada", visibility: "MEMBERS", revision: "1" };
  const wrong: [what: string, fields: Record<string, string>, field: string][] = [
    ["13 skills", { skills: "a1,b2,c3,d4,e5,f6,g7,h8,i9,j10,k11,l12,m13" }, "skills"],
    ["a name that nobody sees", { displayName: "\u200b\u2060" }, "displayName"],
    ["a script for a link", { links: "javascript:alert(1)" }, "links"],
    ["a script for a website", { website: "javascript:alert(1)" }, "website"],
    ["a day that has passed", { availability: "FROM", availableFrom: dayIn(-3) }, "availableFrom"],
    ["30 February", { availability: "FROM", availableFrom: "2027-02-30" }, "availableFrom"],
    ["min above max", { rateMin: "900", rateMax: "400", rateCurrency: "EUR", rateUnit: "DAY" }, "rateMin"],
    ["more hours than an agency has", { hoursPerWeek: "400001" }, "hoursPerWeek"],
    ["a price of nothing", { servicesB: " ", pricesB: "400" }, "servicesB"],
    ["a role of nobody", { peopleC: "\u200b", peopleCRole: "Design" }, "peopleC"],
    ["a visibility of its own", { visibility: "everybody" }, "visibility"],
    ["a revision beyond every number", { revision: "99999999999" }, ""],
    ["a revision of half", { revision: "1.5" }, ""],
  ];

  it.each(wrong)("saves nothing with %s, and keeps what was typed", async (_what, fields, field) => {
    const place = market();
    const person = await createPerson(place, "AGENCY");
    const sent = { ...typed, ...fields };
    const answer = await person.send(profilePage, "/app/profile", { ...sent, intent: "save" });
    // A revision that is none counts as none: the profile was saved since.
    expect(answer.status).toBe(fields.revision ? 409 : 422);
    const { lastResult } = await answer.json();
    expect(lastResult.error).toHaveProperty([field]);
    expect(lastResult.initialValue).toMatchObject(sent);
    expect((await place.store.get<Profile>(profilesCollection, person.uid))?.data.revision).toBe(1);
  });
});

describe("what was typed", () => {
  it("stands in mails as it was typed, and is never a header or markup of theirs", async () => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const id = randomUUID();
    const title = `${folded} ${markup}`.slice(0, 100);
    await hirer.send(newPage, "/app/briefs/new", { ...brief, title, mustHaves: "", id, intent: "publish" });
    const uid = await place.propose(id);
    // The hirer hears of a proposal as long as they haven't decided about it.
    await place.pass(1);
    const path = `/app/briefs/${id}/proposals/${uid}`;
    const note = `Thank you.\n${markup}\n\u202emoc.elpmaxe`;
    await hirer.send(decisionPage, path, { intent: "decline", reason: "RATE", note }, { id, uid });
    await place.pass(10 * 60_000);
    const mails = await place.app.mailbox.list();
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const { to, subject, text, html } of mails) {
      expect([hirer.email, `${uid}@example.com`]).toContain(to);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html ?? "").not.toMatch(/<script|<img src=x/);
      const others = [hirer.email, `${uid}@example.com`].filter((address) => address !== to);
      for (const address of others) expect(`${subject}${text}${html}`).not.toContain(address);
    }
  });
});

describe("ids of others in an address", () => {
  it("are not found, whoever asks and whatever they look like", async () => {
    const place = market();
    const owner = await place.join("HIRER");
    const draft = randomUUID();
    succeeded(await saveBrief(place, owner, { id: draft, revision: null, content: place.aBrief() }));
    const open = await place.open(owner);
    const applicant = await place.propose(open);
    const people = [
      await createPerson(place, "HIRER"),
      await createPerson(place, "FREELANCER"),
      await createPerson(place, "AGENCY", "PENDING"),
      await createPerson(place, "AGENCY", "SUSPENDED"),
      await createPerson(place, null),
    ];
    for (const person of people) {
      for (const id of [draft, `first-${owner}`, "__proto__", "..", "x".repeat(10_000), "\u0000", "a/b"]) {
        for (const route of [briefPage, editPage, proposalPage] as Route[])
          expect((await person.read(route, "/app/briefs/x", { id })).status, id).toBe(404);
        const params = { id, uid: applicant };
        expect((await person.read(decisionPage, "/app/briefs/x/proposals/y", params)).status).toBe(404);
      }
      const params = { id: open, uid: applicant };
      expect((await person.read(decisionPage, "/app/briefs/x/proposals/y", params)).status).toBe(404);
      for (const intent of ["publish", "shortlist", "reopen", "close", "copy"]) {
        const fields = {
          intent,
          reason: "BUDGET",
          copyId: randomUUID(),
          closesOn: dayIn(5),
          decideOn: dayIn(6),
        };
        const answer = await person.send(briefPage, `/app/briefs/${open}`, fields, { id: open });
        expect([403, 404, 422]).toContain(answer.status);
      }
      for (const intent of ["shortlist", "accept", "decline", "undo"]) {
        const fields = { intent, reason: "RATE", fills: "1" };
        const answer = await person.send(decisionPage, "/app/briefs/x/proposals/y", fields, params);
        expect([403, 404, 409]).toContain(answer.status);
      }
      for (const uid of ["__proto__", "..", "x".repeat(10_000), `first-${owner}`])
        expect((await person.read(memberPage, `/app/members/x?through=${open}`, { uid })).status).toBe(404);
    }
    expect(await place.readBrief(open)).toMatchObject({ status: "OPEN", revision: 2, counts: { sent: 1 } });
    expect(await place.readBrief(draft)).toMatchObject({ status: "DRAFT", revision: 1 });
  });
});

describe("a form that is sent, gone back to, written anew and sent", () => {
  it("is another message, first message and question, and pressed twice it is still one", async () => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const talent = await createPerson(place, "FREELANCER");
    const stranger = await createPerson(place, "FREELANCER");
    const id = await place.open(hirer.uid);
    await talent.send(proposalPage, `/app/briefs/${id}`, { ...proposal, intent: "send" }, { id });
    const talk = { id: `${id}_${talent.uid}` };
    const forms = {
      message: (text: string) =>
        talent.send(threadPage, `/app/inbox/${talk.id}`, { intent: "send", key: "a-form-1", text }, talk),
      first: (text: string) =>
        hirer.send(newTalkPage, `/app/inbox/new?to=${stranger.uid}`, {
          intent: "start",
          key: "a-form-1",
          text,
        }),
      question: (text: string) =>
        stranger.send(briefPage, `/app/briefs/${id}`, { intent: "ask", key: "a-form-1", text }, { id }),
    };
    const texts = ["Is the shop ours to change?", "Or is it the bank's to change?"];
    for (const [name, send] of Object.entries(forms)) {
      const pages = [];
      for (const text of [texts[0], texts[1], texts[1], texts[0]]) pages.push(await send(text ?? ""));
      expect(
        pages.map(({ status }) => status),
        name,
      ).toEqual([303, 303, 303, 303]);
    }
    const kept = async (collection: string, by: string) => {
      const { items } = await place.store.query<Record<string, string>>({ collection, limit: 20 });
      return items.filter(({ data }) => data.by === by || data.askerUid === by).map(({ data }) => data.text);
    };
    expect((await kept("messages", talent.uid)).sort()).toEqual(texts);
    expect((await kept("messages", hirer.uid)).sort()).toEqual(texts);
    expect((await kept("questions", stranger.uid)).sort()).toEqual(texts);
  });
});

describe("a button pressed twice", () => {
  it("does once what it says, on every page of the market", async () => {
    const place = market();
    const hirer = await createPerson(place, "HIRER");
    const talent = await createPerson(place, "FREELANCER");
    const id = randomUUID();
    const twice = async (press: () => Promise<Response>) => {
      for (const { status } of await Promise.all([press(), press()])) expect(status).toBe(303);
      const last = await press();
      expect(last.status).toBe(303);
      return last.headers.get("location") ?? "";
    };
    const path = `/app/briefs/${id}`;
    const form = { ...brief, mustHaves: "Has made a slow shop fast", id };
    await twice(() => hirer.send(newPage, "/app/briefs/new", { ...form, revision: "", intent: "save" }));
    await twice(() => hirer.send(briefPage, path, { intent: "publish", revision: "1" }, { id }));
    const fields = { intent: "copy", copyId: randomUUID() };
    const copy = await twice(() => hirer.send(briefPage, path, fields, { id }));
    const copyId = copy.split("/")[3] ?? "";
    await twice(() => hirer.send(briefPage, path, { intent: "delete" }, { id: copyId }));
    await twice(() => talent.send(proposalPage, path, { ...proposal, intent: "send" }, { id }));
    const params = { id, uid: talent.uid };
    const decide = (fields: Record<string, string>) => () =>
      hirer.send(decisionPage, `${path}/proposals/${talent.uid}`, fields, params);
    await twice(decide({ intent: "shortlist" }));
    await twice(decide({ intent: "decline", reason: "RATE", note: "" }));
    await decide({ intent: "undo" })();
    await twice(() => talent.send(proposalPage, path, { intent: "withdraw" }, { id }));
    await talent.send(proposalPage, path, { ...proposal, intent: "send" }, { id });
    const yes = { intent: "accept", yes: talent.uid };
    await twice(() => hirer.send(replyPage, `${path}/reply?yes=${talent.uid}`, yes, { id }));
    const settings = { messages: "OFF", proposals: "DAILY", briefs: "INSTANT", timeZone: "UTC" };
    await twice(() => talent.send(accountPage, "/app/profile/account", { intent: "settings", ...settings }));
    await twice(() => talent.send(accountPage, "/app/profile/account", { intent: "end", name: "nobody" }));
    await twice(() => talent.send(accountPage, "/app/profile/account", { intent: "delete", sure: "on" }));
    await twice(() => talent.send(accountPage, "/app/profile/account", { intent: "keep" }));
    await place.pass(10 * 60_000);
    expect(await place.readBrief(id)).toMatchObject({
      status: "FILLED",
      revision: 2,
      counts: { accepted: 1, total: 1, places: 1 },
    });
    expect((await place.readProposal(id, talent.uid)).events.map(({ event }) => event)).toEqual([
      "SEND",
      "SHORTLIST",
      // Nobody was told of it when the decline came.
      "TAKE_BACK",
      "DECLINE",
      "TAKE_BACK",
      // As it was before the no.
      "SHORTLIST",
      "WITHDRAW",
      "SEND",
      "ACCEPT",
    ]);
  });
});
