import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp } from "#tests/support/app";
import { dayIn, testNow } from "#tests/support/clock";
import { mockGraphqlFailure } from "#tests/support/graphql-mocks";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { BriefFormAnswer, BriefFormData } from "~/features/own-briefs/pages/brief-form-answer";
import { checkTyped } from "~/features/own-briefs/pages/check-typed";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import * as list from "~/routes/app.briefs._index";
import * as page from "~/routes/app.briefs.$id";
import * as edit from "~/routes/app.briefs.$id_.edit";
import * as form from "~/routes/app.briefs.new";
import { SaveBriefDocument } from "~/shell/operations/operations.generated";

/** What a hirer types who leaves nothing out. */
const whole = {
  title: "A shop that answers in a second",
  summary: "Our shop takes nine seconds to answer; we want it to take one.",
  problem: "Every page asks the database forty times, and nobody knows which of them matter.",
  desiredOutcome: "Nine of ten pages answer within a second.",
  skills: "TypeScript, SQL",
  mustHaves: "Has made a slow shop fast\r\nSpeaks German",
  workplace: "REMOTE",
  budgetMin: "8,000",
  budgetMax: "15000",
  budgetCurrency: "EUR",
  budgetUnit: "project",
  closesOn: dayIn(10),
  decideOn: dayIn(20),
};

async function join(app: TestApp, kind: Account["kind"], status: "ACTIVE" | "PENDING" = "ACTIVE") {
  // Verified for as long as a test turns the clock.
  const later = new Date(testNow.getTime() + 40 * 86_400_000).toISOString();
  const member = await app.signIn({ status, session: { verifiedAt: later, expiresAt: later } });
  await app.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, member.uid);
    if (account) tx.set(accountsCollection, member.uid, { ...account.data, kind });
  });
  return member;
}

async function createHirer(status: "ACTIVE" | "PENDING" = "ACTIVE") {
  const app = createTestApp({ graphql: "real" });
  const { uid, cookie } = await join(app, "HIRER", status);
  const run = (route: { action: typeof edit.action }, path: string, fields: Record<string, string>) => {
    const id = path.match(/briefs\/([^/?]+)/)?.[1];
    const request = post(path, fields, { cookie });
    return respond(() => route.action({ request, context: app.context(request), params: { id } }));
  };
  const load = (route: { loader: typeof edit.loader }, path: string, as = cookie) => {
    const id = path.match(/briefs\/([^/?]+)/)?.[1];
    const request = get(path, { cookie: as });
    return respond(() => route.loader({ request, context: app.context(request), params: { id } }) as never);
  };
  return {
    app,
    uid,
    cookie,
    load,
    /** Posts the form of a new brief, or of one that stands. */
    save: (id: string, fields: Record<string, string>, intent = "save", revision = "") =>
      revision
        ? run(edit, `/app/briefs/${id}/edit`, { ...fields, id, revision, intent })
        : run(form as never, "/app/briefs/new", { ...fields, id, revision, intent }),
    move: (id: string, intent: string, fields: Record<string, string> = {}) =>
      run(page as never, `/app/briefs/${id}`, { ...fields, intent }),
    read: async (id: string) => (await app.store.get<Brief>(briefsCollection, id))?.data,
    formOf: async (id: string) =>
      (await (await load(edit, `/app/briefs/${id}/edit`)).json()) as BriefFormData,
    async open() {
      const id = randomUUID();
      await run(form as never, "/app/briefs/new", { ...whole, id, revision: "", intent: "publish" });
      return id;
    },
    async propose(id: string) {
      const talent = await join(app, "FREELANCER");
      const answers = [1, 2].map(() => ({ met: true, evidence: "Last year." }));
      const pitch = "I would measure first, then take the ten slowest queries out, one by one.";
      const content = { pitch, answers, rate: null, startOn: null, links: [] };
      const sent = await sendProposal({ store: app.store, clock: app.clock }, talent.uid, id, {
        revision: null,
        content,
      });
      expect(sent).toMatchObject({ ok: true });
      return talent;
    },
  };
}

const answerOf = async (response: Response) => (await response.json()) as BriefFormAnswer;

describe("a draft", () => {
  it("goes from half written to checked, published and closed", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    expect(await hirer.save(id, { title: "A shop" })).toHaveRedirect(
      `/app/briefs/${id}/edit?saved=1#saved`,
      303,
    );

    const half = await hirer.formOf(id);
    expect(half.typed).toMatchObject({ title: "A shop", seats: "1", cap: "25" });
    const missing = checkTyped(half.typed, new Date(half.now)).lines.filter(
      ({ met, required }) => required && !met,
    );
    expect(missing.map(({ field }) => field)).toContain("budget");

    expect(await hirer.save(id, whole, "publish", "1")).toHaveRedirect(
      `/app/briefs/${id}/published?done=published`,
      303,
    );
    expect(await hirer.read(id)).toMatchObject({
      status: "OPEN",
      mustHaves: ["Has made a slow shop fast", "Speaks German"],
      budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" },
    });

    expect(await hirer.move(id, "close", { reason: "BUDGET" })).toHaveRedirect(
      `/app/briefs/${id}?done=closed`,
      303,
    );
    expect(await hirer.read(id)).toMatchObject({ status: "CLOSED", closeReason: "BUDGET" });
    const own = (await (await hirer.load(list as never, "/app/briefs?status=CLOSED")).json()) as {
      own: { counts: object; briefs: object[] };
    };
    expect(own.own.counts).toMatchObject({ draft: 0, closed: 1 });
    expect(own.own.briefs).toHaveLength(1);
  });

  it("is made once by a form that is sent twice", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const both = await Promise.all([
      hirer.save(id, { title: "A shop" }),
      hirer.save(id, { title: "A shop" }),
    ]);
    for (const answer of both) expect(answer).toHaveRedirect(`/app/briefs/${id}/edit?saved=1#saved`, 303);
    expect(await hirer.read(id)).toMatchObject({ revision: 1 });
  });

  it("is published once by a form that is sent twice, wherever it was opened", async () => {
    const hirer = await createHirer();
    const [fresh, saved] = [randomUUID(), randomUUID()];
    await hirer.save(saved, { title: "A shop" });
    for (let press = 0; press < 2; press += 1) {
      const way = (id: string) => `/app/briefs/${id}/published?done=published`;
      expect(await hirer.save(fresh, whole, "publish")).toHaveRedirect(way(fresh), 303);
      expect(await hirer.save(saved, whole, "publish", "1")).toHaveRedirect(way(saved), 303);
    }
    for (const id of [fresh, saved])
      expect((await hirer.read(id))?.events.map(({ event }) => event)).toEqual(["PUBLISH"]);
  });

  it("that can't be published yet is saved all the same, and each gap is told at its field", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const response = await hirer.save(id, { ...whole, budgetMin: "", budgetMax: "" }, "publish");
    expect(response.status).toBe(422);
    const { lastResult, revision, shown } = await answerOf(response);
    expect(Object.keys(lastResult.error ?? {})).toEqual(["", "budgetMin"]);
    expect(lastResult.initialValue).toMatchObject({ title: whole.title });
    expect({ revision, saved: shown?.revision }).toEqual({ revision: 1, saved: 1 });
    expect(await hirer.read(id)).toMatchObject({ status: "DRAFT", title: whole.title });
  });

  it.each([
    ["thirteen skills", { skills: "a,b,c,d,e,f,g,h,i,j,k,l,m" }, "skills", "Name 8 skills at most."],
    ["a number out of range", { weeks: "105" }, "weeks", "Write the weeks as a number from 1 to 104."],
    [
      "more than the API has numbers for",
      { weeks: "4294967296" },
      "weeks",
      "Write the weeks as a number from 1 to 104.",
    ],
    ["no number", { seats: "many" }, "seats", "Write how many you need as a number."],
    ["too few at once", { cap: "4" }, "cap", "Write the proposals at once as a number from 5 to 100."],
    [
      "a smaller number last",
      { budgetMax: "7000" },
      "budgetMin",
      "The smaller number of the budget comes first.",
    ],
    [
      "an amount beyond all",
      { budgetMin: "99999999999" },
      "budgetMin",
      "Write “Budget from” as a number up to 20,000,000.",
    ],
    [
      "a day that doesn't exist",
      { startOn: "2027-02-30" },
      "startOn",
      "That day doesn’t exist. Check the date.",
    ],
    ["a choice of nobody's", { workplace: "moon" }, "workplace", "Choose a workplace from the list."],
    ["a currency of nobody's", { budgetCurrency: "XXX" }, "budgetMin", "Choose a currency from the list."],
  ])("with %s is refused at that field, with all that was typed", async (_name, wrong, field, message) => {
    const hirer = await createHirer();
    const id = randomUUID();
    const response = await hirer.save(id, { ...whole, ...wrong });
    expect(response.status).toBe(422);
    const { lastResult } = await answerOf(response);
    expect(lastResult.error).toEqual({ [field]: [message] });
    expect(lastResult.initialValue).toMatchObject({ ...whole, ...wrong });
    expect(await hirer.read(id)).toBeUndefined();
  });

  it("is taken without the control characters of what was pasted", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const response = await hirer.save(id, {
      title: "A\u0002 shop\u0007",
      problem: "Page one\u000cpage two\u001e",
    });
    expect(response).toHaveRedirect(`/app/briefs/${id}/edit?saved=1&unseen=1#saved`, 303);
    expect(await hirer.read(id)).toMatchObject({ title: "A shop", problem: "Page one\npage two" });
  });

  it("with markup keeps it as text", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { problem: "<script>alert(1)</script>" });
    expect((await hirer.formOf(id)).typed.problem).toBe("<script>alert(1)</script>");
  });

  it("with one amount alone has a fixed price, and its form says that one again", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { budgetMin: "9000" });
    expect((await hirer.read(id))?.budget).toMatchObject({ min: 900_000, max: 900_000 });
    expect((await hirer.formOf(id)).typed).toMatchObject({ budgetMin: "9000", budgetMax: "" });
  });

  it("with a closing date in the past is kept, and not published", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const response = await hirer.save(id, { ...whole, closesOn: "2020-01-01" }, "publish");
    expect(Object.keys((await answerOf(response)).lastResult.error ?? {})).toContain("closesOn");
    expect(await hirer.read(id)).toMatchObject({ status: "DRAFT", closesOn: "2020-01-01" });
  });

  it("of a member whose address is unproven is kept, and the form offers no publishing", async () => {
    const hirer = await createHirer("PENDING");
    const id = randomUUID();
    await hirer.save(id, whole);
    expect(await hirer.formOf(id)).toMatchObject({ canPublish: false });
    const response = await hirer.save(id, whole, "publish", "1");
    expect(response.status).toBe(403);
    expect((await answerOf(response)).lastResult.error?.[""]?.[0]).toMatch(/Confirm your e-mail address/);
  });

  it("is deleted once it was asked for, and a second time is no error", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { title: "A shop" });
    for (let press = 0; press < 2; press += 1)
      expect(await hirer.move(id, "delete")).toHaveRedirect("/app/briefs?status=DRAFT&done=deleted", 303);
    expect(await hirer.read(id)).toBeUndefined();
  });
});

describe("a form whose brief was changed meanwhile", () => {
  it("shows both versions where they differ, and saves over it only when told to", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { title: "A shop", skills: "SQL" });
    await hirer.save(id, { title: "Their shop", skills: "SQL" }, "save", "1");

    const response = await hirer.save(id, { title: "My shop", skills: "SQL" }, "publish", "1");
    expect(response.status).toBe(409);
    const { both, revision, intent, lastResult } = await answerOf(response);
    expect(both).toEqual([{ name: "title", label: "Title", stands: "Their shop", typed: "My shop" }]);
    expect({ revision, intent }).toEqual({ revision: 2, intent: "publish" });
    expect(lastResult.initialValue).toMatchObject({ title: "My shop" });
    expect(await hirer.read(id)).toMatchObject({ title: "Their shop" });

    await hirer.save(id, { title: "My shop", skills: "SQL" }, "save", String(revision));
    expect(await hirer.read(id)).toMatchObject({ title: "My shop", revision: 3 });
  });

  it("by being published changes nothing that others read, until told to", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, whole);
    await hirer.move(id, "publish", { revision: "1" });
    const response = await hirer.save(id, { ...whole, title: "A title for nobody yet" }, "save", "1");
    expect(response.status).toBe(409);
    expect((await answerOf(response)).both).toMatchObject([{ name: "title", stands: whole.title }]);
    expect(await hirer.read(id)).toMatchObject({ status: "OPEN", title: whole.title });
  });

  it("by its end shows what was typed, and that nothing can be changed", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    await hirer.move(id, "close", { reason: "BUDGET" });
    const response = await hirer.save(id, { ...whole, problem: "It is slower than ever." }, "save", "2");
    expect(response.status).toBe(409);
    expect((await answerOf(response)).both).toMatchObject([
      { name: "problem", typed: "It is slower than ever." },
    ]);
    expect(await hirer.formOf(id)).toMatchObject({ mode: "fixed", fixed: "ended" });
  });

  it("by its first proposal shows what was typed, and its form", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    await hirer.propose(id);
    const response = await hirer.save(id, { ...whole, title: "Another shop altogether" }, "save", "1");
    expect(response.status).toBe(409);
    expect((await answerOf(response)).both).toMatchObject([
      { name: "title", typed: "Another shop altogether" },
    ]);
    expect(await hirer.formOf(id)).toMatchObject({ mode: "published", isAnswered: true });
  });
});

describe("a draft that saves itself", () => {
  it("answers with the new revision and the time", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const first = await (await hirer.save(id, { title: "A shop" }, "autosave")).json();
    expect(first).toMatchObject({ autosaved: "saved", saved: { revision: 1 } });
    expect(Date.parse(first.saved.savedAt)).toBe(hirer.app.clock.now().getTime());
    const second = await (await hirer.save(id, { title: "A shop that" }, "autosave", "1")).json();
    expect(second).toMatchObject({ autosaved: "saved", saved: { revision: 2 } });
  });

  it.each([
    ["an answer has to change", { weeks: "0" }, "2", "refused"],
    ["it was changed elsewhere", {}, "1", "stopped"],
  ])("says when %s, and changes nothing", async (_name, wrong, revision, autosaved) => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { title: "A shop" });
    await hirer.save(id, { title: "Their shop" }, "save", "1");
    const answer = await (await hirer.save(id, { title: "Mine", ...wrong }, "autosave", revision)).json();
    expect(answer).toMatchObject({ autosaved });
    expect(await hirer.read(id)).toMatchObject({ title: "Their shop" });
  });

  it("never changes a brief that was published, nor brings a deleted one back", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    const answer = await (
      await hirer.save(id, { ...whole, title: "From an old tab" }, "autosave", "1")
    ).json();
    expect(answer).toEqual({ autosaved: "stopped" });
    expect(await hirer.read(id)).toMatchObject({ title: whole.title });
    const gone = randomUUID();
    expect(await (await hirer.save(gone, whole, "autosave", "3")).json()).toEqual({ autosaved: "stopped" });
    expect(await hirer.read(gone)).toBeUndefined();
  });

  it("tells somebody who was signed out, and leaves them where they type", async () => {
    const app = createTestApp();
    const request = post("/app/briefs/new", { id: randomUUID(), intent: "autosave", title: "A shop" });
    const response = await respond(() => form.action({ request, context: app.context(request), params: {} }));
    expect(await response.json()).toEqual({ autosaved: "signed-out" });
  });

  it("says that nothing answered", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphqlFailure(SaveBriefDocument, "status-503");
    const request = post(
      "/app/briefs/new",
      { id: randomUUID(), intent: "save", title: "A shop" },
      { cookie },
    );
    const response = await respond(() => form.action({ request, context: app.context(request), params: {} }));
    expect(response.status).toBe(503);
    expect((await answerOf(response)).lastResult.initialValue).toMatchObject({ title: "A shop" });
  });
});

describe("a published brief", () => {
  it("that nobody has answered can be changed, as long as it stays publishable", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    expect(await hirer.formOf(id)).toMatchObject({ mode: "published" });
    expect((await hirer.save(id, { ...whole, problem: "" }, "save", "2")).status).toBe(422);
    const response = await hirer.save(id, { ...whole, seats: "3" }, "save", "2");
    expect(response).toHaveRedirect(`/app/briefs/${id}?done=changed`, 303);
    expect(await hirer.read(id)).toMatchObject({ seats: 3 });
  });

  it("with proposals asks first whether a new version is meant", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    await hirer.propose(id);
    const change = { ...whole, weeks: "9" };
    const asked = await hirer.save(id, change, "save", "2");
    expect(asked.status).toBe(409);
    expect(await answerOf(asked)).toMatchObject({
      ...{ shown: { anew: true }, revision: 2 },
      lastResult: {
        initialValue: { weeks: "9" },
        error: { weeks: [expect.stringContaining("makes a new version")] },
      },
    });
    expect(await hirer.read(id)).not.toMatchObject({ weeks: 9 });
    const made = await hirer.save(id, change, "anew", "2");
    expect(made).toHaveRedirect(`/app/briefs/${id}?done=anew`, 303);
    expect(await hirer.read(id)).toMatchObject({ weeks: 9, asks: { version: 2 } });
  });

  it("with proposals is mended: its wording at once, and its dates to later, once, as far as its form says", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    await hirer.propose(id);
    const save = (change: Record<string, string>, revision: string) =>
      hirer.save(id, { ...whole, ...change }, "save", revision);
    const faultsOf = async (response: Promise<Response>) => (await answerOf(await response)).lastResult.error;
    expect(await hirer.formOf(id)).toMatchObject({
      mode: "published",
      isAnswered: true,
      days: { lastToClose: dayIn(40), lastToDecide: dayIn(50) },
    });
    expect(await faultsOf(save({ closesOn: dayIn(5), decideOn: dayIn(51) }, "2"))).toEqual({
      closesOn: ["This date may only move to a later day."],
      decideOn: ["This date can move by 30 days at most."],
    });
    const later = { title: "A shop that answers at once", closesOn: dayIn(12), decideOn: dayIn(22) };
    expect(await save(later, "2")).toHaveRedirect(`/app/briefs/${id}?done=changed`, 303);
    expect(await hirer.read(id)).toMatchObject({
      ...later,
      firstDates: { closesOn: whole.closesOn, decideOn: whole.decideOn },
    });
    expect(await faultsOf(save({ ...later, decideOn: dayIn(24) }, "3"))).toEqual({
      decideOn: ["The dates have moved once, so this one stays."],
    });
  });

  it("that takes no more proposals can still promise a later day, after its last day for them", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    await hirer.propose(id);
    hirer.app.clock.advance(11 * 86_400_000);
    await hirer.app.worker.runDue();
    expect(await hirer.read(id)).toMatchObject({ status: "SHORTLISTING" });
    expect(await hirer.formOf(id)).toMatchObject({
      mode: "published",
      takesProposals: false,
      days: { lastToDecide: dayIn(40) },
    });
    // By a form that was opened while it took proposals.
    const both = { ...whole, closesOn: dayIn(40), decideOn: dayIn(50) };
    expect((await answerOf(await hirer.save(id, both, "save", "2"))).lastResult.error).toMatchObject({
      closesOn: ["It takes no more proposals, so this day stays as it was."],
    });
    const response = await hirer.save(id, { ...whole, decideOn: dayIn(25) }, "save", "2");
    expect(response).toHaveRedirect(`/app/briefs/${id}?done=changed`, 303);
    expect(await hirer.read(id)).toMatchObject({ decideOn: dayIn(25), closesOn: whole.closesOn });
  });

  it("begins to decide, opens again once, and each button may be pressed twice", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    for (let press = 0; press < 2; press += 1)
      expect(await hirer.move(id, "shortlist")).toHaveRedirect(`/app/briefs/${id}?done=shortlisting`, 303);
    const dates = { closesOn: dayIn(15), decideOn: dayIn(25) };
    const earlier = await hirer.move(id, "reopen", { ...dates, decideOn: dayIn(1) });
    expect(earlier.status).toBe(422);
    expect((await answerOf(earlier)).lastResult).toMatchObject({ initialValue: { decideOn: dayIn(1) } });
    for (let press = 0; press < 2; press += 1)
      expect(await hirer.move(id, "reopen", dates)).toHaveRedirect(`/app/briefs/${id}?done=reopened`, 303);
    // Another tab named other days: they are not what was done.
    expect((await hirer.move(id, "reopen", { ...dates, closesOn: dayIn(16) })).status).toBe(409);
    await hirer.move(id, "shortlist");
    const again = await hirer.move(id, "reopen", dates);
    expect(again.status).toBe(409);
    expect((await answerOf(again)).lastResult.error?.[""]).toEqual([
      "A brief can be reopened once, and this one was.",
    ]);
  });

  it.each(["", "expired", "because"])("isn't closed for the reason “%s”", async (reason) => {
    const hirer = await createHirer();
    const id = await hirer.open();
    const response = await hirer.move(id, "close", { reason });
    expect(response.status).toBe(422);
    expect(await hirer.read(id)).toMatchObject({ status: "OPEN" });
  });

  it("is closed for one reason: another one, from an old page, is refused", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    for (let press = 0; press < 2; press += 1)
      expect(await hirer.move(id, "close", { reason: "BUDGET" })).toHaveRedirect(
        `/app/briefs/${id}?done=closed`,
        303,
      );
    expect((await hirer.move(id, "close", { reason: "ELSEWHERE" })).status).toBe(409);
    expect(await hirer.read(id)).toMatchObject({ closeReason: "BUDGET" });
  });

  it("is copied once by a button pressed twice, without its dates", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    const fields = { copyId: randomUUID() };
    const [first, again] = [await hirer.move(id, "copy", fields), await hirer.move(id, "copy", fields)];
    const path = first.headers.get("location") ?? "";
    expect(again).toHaveRedirect(path, 303);
    const copyId = path.split("/")[3] ?? "";
    expect(await hirer.read(copyId)).toMatchObject({ status: "DRAFT", title: whole.title, closesOn: null });
  });

  it("is published by the button of its page only when nothing is missing", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    await hirer.save(id, { ...whole, title: "" });
    expect((await hirer.move(id, "publish", { revision: "1" })).status).toBe(422);
    expect((await hirer.move(id, "publish", { revision: "7" })).status).toBe(409);
    await hirer.save(id, whole, "save", "1");
    expect(await hirer.move(id, "publish", { revision: "2" })).toHaveRedirect(
      `/app/briefs/${id}/published?done=published`,
      303,
    );
  });
});

describe("what is another hirer's", () => {
  it("is not found: page, form, saving, and every move", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    const other = await join(hirer.app, "HIRER");
    for (const [route, path] of [
      [page, `/app/briefs/${id}`],
      [edit, `/app/briefs/${id}/edit`],
    ] as const)
      expect((await hirer.load(route as never, path, other.cookie)).status).toBe(404);
    for (const intent of ["publish", "shortlist", "reopen", "close", "copy"]) {
      const fields = { intent, reason: "BUDGET", copyId: randomUUID(), revision: "1" };
      const request = post(`/app/briefs/${id}`, fields, { cookie: other.cookie });
      const context = hirer.app.context(request);
      const response = await respond(() => page.action({ request, context, params: { id } }));
      expect(response.status, intent).toBe(404);
    }
    // As for one's own draft that is gone already; it stands, as read below.
    const removal = post(`/app/briefs/${id}`, { intent: "delete" }, { cookie: other.cookie });
    const removed = await respond(() =>
      page.action({ request: removal, context: hirer.app.context(removal), params: { id } }),
    );
    expect(removed.status).toBe(303);
    const request = post("/app/briefs/new", { ...whole, id, intent: "save" }, { cookie: other.cookie });
    const context = hirer.app.context(request);
    expect((await respond(() => form.action({ request, context, params: {} }))).status).toBe(404);
    expect(await hirer.read(id)).toMatchObject({ title: whole.title, revision: 2 });
  });

  it("has no form for talent, who may read it", async () => {
    const hirer = await createHirer();
    const id = await hirer.open();
    const talent = await join(hirer.app, "FREELANCER");
    expect((await hirer.load(page as never, `/app/briefs/${id}`, talent.cookie)).status).toBe(200);
    expect((await hirer.load(edit, `/app/briefs/${id}/edit`, talent.cookie)).status).toBe(404);
    expect((await hirer.load(form as never, "/app/briefs/new", talent.cookie)).status).toBe(404);
  });
});

describe("the list", () => {
  it("without a state in the address shows what is to do, and goes on after twenty", async () => {
    const hirer = await createHirer();
    for (let number = 0; number < 21; number += 1)
      await hirer.save(randomUUID(), { title: `Shop ${number}` });
    expect(await hirer.load(list as never, "/app/briefs")).toHaveRedirect("/app/briefs?status=DRAFT");
    type Answer = { own: { briefs: object[]; next: string | null; restarted: boolean } };
    const read = async (path: string) =>
      ((await (await hirer.load(list as never, path)).json()) as Answer).own;
    const first = await read("/app/briefs?status=DRAFT");
    expect(first.briefs).toHaveLength(20);
    const older = await read(`/app/briefs?status=DRAFT&after=${encodeURIComponent(first.next ?? "")}`);
    expect(older).toMatchObject({ next: null, restarted: false });
    expect(older.briefs).toHaveLength(1);
    expect(await read("/app/briefs?status=DRAFT&after=made-up")).toMatchObject({ restarted: true });
  });

  it("takes a state that nobody knows for none", async () => {
    const hirer = await createHirer();
    const { own } = (await (await hirer.load(list as never, "/app/briefs?status=lost")).json()) as {
      own: { status: string };
    };
    expect(own.status).toBe("OPEN");
  });
});

describe("a new brief", () => {
  it("never gets a word for its id, which would be another page's address", async () => {
    const hirer = await createHirer();
    expect((await hirer.save("proposals", { title: "A shop" })).status).toBe(404);
    expect(await hirer.read("proposals")).toBeUndefined();
    const page = await (await hirer.load(form as never, "/app/briefs/new?id=proposals")).json();
    expect(page.id).not.toBe("proposals");
  });

  it("that was begun before a login keeps its id, and one that was saved opens its form", async () => {
    const hirer = await createHirer();
    const id = randomUUID();
    const fresh = (await (
      await hirer.load(form as never, `/app/briefs/new?id=${id}`)
    ).json()) as BriefFormData;
    expect(fresh.id).toBe(id);
    await hirer.save(id, { title: "A shop" });
    const again = (await (
      await hirer.load(form as never, `/app/briefs/new?id=${id}`)
    ).json()) as BriefFormData;
    expect(again).toMatchObject({ id, typed: { title: "A shop" }, saved: { revision: 1 } });
    const other = (await (await hirer.load(form as never, "/app/briefs/new?id=x")).json()) as BriefFormData;
    expect(other.id).toHaveLength(10);
  });
});

describe("a text in one piece", () => {
  const pasted = `Our shop takes nine seconds to answer. We need a developer for React and SQL.
Afterwards nine of ten pages should answer within a second.
You must have made a slow shop fast. Remote. Budget: €8,000–€12,000.`;

  async function readIn(fields: Record<string, string>, intent = "read") {
    const hirer = await createHirer();
    const id = randomUUID();
    const response = await hirer.save(id, fields, intent);
    return { hirer, id, response };
  }
  const foundIn = async (response: Response) => (await answerOf(response)).shown?.found ?? [];

  it("is read without saving anything, and shows by field what it says", async () => {
    const { hirer, id, response } = await readIn({ pasted });
    expect(response.status).toBe(200);
    const found = await foundIn(response);
    expect(found.map(({ field }) => field)).toEqual([
      ...["title", "summary", "problem", "desiredOutcome", "writtenIn", "discipline"],
      ...["skills", "mustHaves", "workplace", "budget"],
    ]);
    expect(found.find(({ field }) => field === "skills")?.lines.map(({ text }) => text)).toEqual([
      "React",
      "SQL",
    ]);
    expect(await hirer.read(id)).toBeUndefined();
  });

  it("fills the fields that are empty with what stays ticked, and saves the draft", async () => {
    const { hirer, id, response } = await readIn({ pasted });
    const lines = (await foundIn(response)).flatMap(({ lines }) => lines);
    const ticked = lines.filter(({ key }) => key !== "skills:SQL").map(({ control, key }) => [control, key]);
    const fields = { pasted, title: "My own title", skills: "Docker", ...Object.fromEntries(ticked) };
    expect(await hirer.save(id, fields, "fill")).toHaveRedirect(`/app/briefs/${id}/edit?saved=1`, 303);
    expect(await hirer.read(id)).toMatchObject({
      title: "My own title",
      skills: ["Docker", "React"],
      workplace: "REMOTE",
      budget: { min: 800_000, max: 1_200_000, currency: "EUR", unit: "PROJECT" },
      mustHaves: ["You must have made a slow shop fast"],
      desiredOutcome: "Afterwards nine of ten pages should answer within a second.",
    });
  });

  it("replaces nothing that is written: neither fields nor dates nor entries of a list", async () => {
    const { response } = await readIn({
      ...whole,
      pasted: `${pasted} Proposals by ${dayIn(5)}. SQL.`,
      discipline: "data",
      writtenIn: "en",
    });
    const found = await foundIn(response);
    expect(found.flatMap(({ lines }) => lines.map(({ key }) => key))).toEqual([
      "skills:React",
      "mustHaves:You must have made a slow shop fast",
    ]);
  });

  it("changes the dates that a new brief begins with", async () => {
    const { response } = await readIn({
      closesOn: dayIn(14),
      decideOn: dayIn(21),
      pasted: `Send your proposal by ${dayIn(5)}.`,
    });
    expect((await foundIn(response)).map(({ field }) => field)).toEqual(
      expect.arrayContaining(["closesOn", "decideOn"]),
    );
  });

  it("is asked for where there is none, at its field", async () => {
    const { response } = await readIn({ title: "A shop", pasted: " " });
    expect(response.status).toBe(422);
    const { lastResult } = await answerOf(response);
    expect(lastResult.error).toEqual({ pasted: ["Write or paste a text first."] });
    expect(lastResult.initialValue).toMatchObject({ title: "A shop" });
  });

  it("of the greatest length keeps to the limits of a brief", async () => {
    const long = "Nobody knows why the shop is slow. ".repeat(600);
    const { hirer, id, response } = await readIn({ pasted: long });
    const ticked = (await foundIn(response)).flatMap(({ lines }) =>
      lines.map(({ control, key }): [string, string] => [control, key]),
    );
    const filled = await hirer.save(id, { pasted: long, ...Object.fromEntries(ticked) }, "fill");
    expect(filled).toHaveRedirect(`/app/briefs/${id}/edit?saved=1`, 303);
    expect((await hirer.read(id))?.problem?.length).toBeGreaterThan(7_900);
  });
});

it("a draft without dates, or with one that has passed, is shown with the usual ones", async () => {
  const hirer = await createHirer();
  const [without, passed, half] = [randomUUID(), randomUUID(), randomUUID()];
  await hirer.save(without, { title: "A shop" });
  await hirer.save(passed, { title: "A shop", closesOn: dayIn(-3), decideOn: dayIn(4) });
  await hirer.save(half, { title: "A shop", closesOn: dayIn(3) });
  const usual = { closesOn: dayIn(14), decideOn: dayIn(21) };
  expect((await hirer.formOf(without)).typed).toMatchObject(usual);
  expect((await hirer.formOf(passed)).typed).toMatchObject(usual);
  expect((await hirer.formOf(half)).typed).toMatchObject({ closesOn: dayIn(3), decideOn: dayIn(10) });
});
