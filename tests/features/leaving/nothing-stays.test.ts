import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { jobNamed } from "#tests/support/jobs";
import { createMarket, day, succeeded } from "#tests/support/market";
import { twoMilestones } from "#tests/support/milestones";
import { stubIdentity } from "#tests/support/people";
import { byTheHour, onDay } from "#tests/support/time-sheets";
import { anUpload } from "#tests/support/uploads";
import { endByBoth } from "#tests/support/works";
import { collections } from "~/collections";
import { whatStays } from "~/domain/what-stays";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { confirmAgreement, returnAgreement } from "~/features/agreements/writes/answer-agreement";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { countRepliesType } from "~/features/briefs/writes/plan-to-count-replies";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { editMessage } from "~/features/conversations/writes/edit-message";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { takeExportPart } from "~/features/leaving/auth/export-turns.server";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { dismissReport } from "~/features/moderation/writes/decide-report";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { writeReference } from "~/features/references/writes/write-reference";
import { answerScope } from "~/features/scope/writes/mark-message";
import { saveTime, submitTime } from "~/features/time-sheets/writes/move-time";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { enqueue } from "~/platform/jobs/queue.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { tablesOf } from "~/platform/store/sqlite/names.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { dayOf, daysAfter, mondayOf } from "~/values/days";
import { SESSION_LIFETIME, TELL_DELAY } from "~/values/durations";
import { ok } from "~/values/result";
import indexes from "../../../firestore.indexes.json";

/** A word for each text that the member writes: letters, so that whatever makes words of texts keeps it. */
const mark = (what: string) => `zqxvanish${what}`;
const address = `${mark("address")}@example.com`;
const sentence = (what: string) =>
  `We would measure first, and then say ${mark(what)} to all that we have found there.`;

/** A market in files, whose whole content can be searched once it is closed. */
function createPlace() {
  const directory = mkdtempSync(join(tmpdir(), "nothing-stays-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, "store.sqlite");
  const engine = createSqliteStore({ file, indexes });
  const search = createSqliteSearches({ directory });
  const identity = stubIdentity({ deleteUser: async () => ok() });
  const market = createMarket({ identity, store: createVersionedStore(engine), search });
  /** Every document as it is stored, with its collection. */
  function readRows() {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = tablesOf(db).flatMap(({ collection, table }) =>
      db
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .map((row) => ({ collection, text: JSON.stringify(row).toLowerCase() })),
    );
    db.close();
    return rows;
  }
  return {
    market,
    /** Nothing is searched for in vain later. */
    expectAll(words: readonly string[]) {
      const rows = readRows();
      const missing = words.filter((word) => !rows.some(({ text }) => text.includes(word.toLowerCase())));
      expect(missing).toEqual([]);
      return rows.map(({ collection }) => collection);
    },
    /** What is found of it: the collections that hold a word, or that a file alone does, byte by byte. */
    async search(words: readonly string[]) {
      await Promise.all([engine.close(), search.close()]);
      // A start writes the file anew, and finds nothing that was left in its pages.
      await createSqliteStore({ file, indexes }).close();
      const rows = readRows();
      const files = readdirSync(directory).map((name) =>
        readFileSync(join(directory, name), "latin1").toLowerCase(),
      );
      return words.flatMap((word) => {
        const found = word.toLowerCase();
        const places = rows.filter(({ text }) => text.includes(found)).map(({ collection }) => collection);
        const isInFile = files.some((bytes) => bytes.includes(found));
        return isInFile ? [[word, [...new Set(places)].join() || "a file alone"]] : [];
      });
    },
  };
}

type Place = ReturnType<typeof createPlace>;

/** What stands on the way to an account and beside it: of forms, links, mails, counts and sessions. */
async function leaveTraces({ app, store, clock }: Place["market"], uid: string) {
  const at = clock.now().toISOString();
  const expiresAt = new Date(clock.now().getTime() + 30 * day).toISOString();
  const draft = { kind: "FREELANCER", displayName: mark("draft"), skills: [mark("skill")] } as never;
  const attempt = await app.auth.attempts.begin(address, { draft, redirect: "/app" });
  await app.auth.attempts.recordAnswer(attempt, { result: "TOKEN", uid });
  const fields = [{ name: "pitch", value: sentence("kept") }];
  await app.auth.keptForms.keep({ uid, path: "/app/profile", fields });
  await app.counter.take([{ key: `sendMessage ${uid}`, most: 5, windowMs: day }]);
  await takeExportPart({ store, clock }, uid, null);
  await store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
    tx.set<Account>(accountsCollection, uid, { ...account, email: address });
    const session = { uid, email: address, claims: { kind: null, admin: false }, attempt: null, draft: null };
    const times = { createdAt: at, lastSeenAt: at, verifiedAt: at };
    tx.set("sessions", "session", {
      ...{ ...session, ...times, device: "Firefox on Linux" },
      expiresAt: new Date(clock.now().getTime() + SESSION_LIFETIME).toISOString(),
    });
    const link = {
      address,
      attempt: null,
      createdAt: at,
      usedAt: null,
      tries: 0,
      uid,
      codes: [],
      pressed: null,
    };
    tx.set("links", "link", { ...link, expiresAt });
    const change = { id: "change", state: "DONE", from: mark("former"), to: address, askedAt: at, expiresAt };
    tx.set("addressChanges", uid, change);
    const reply = { uid, conversation: "conversation", createdAt: `${at}_code` };
    tx.set("replyAddresses", "code", reply);
    const said = { text: mark("left out"), back: mark("left out"), whole: mark("left out") };
    tx.set("leftOut", "message", { ...said, uid, conversationId: null, leftAt: `${at}_message`, expiresAt });
    const key = { credential: "id", publicKey: "key", counter: 0, transports: [] };
    tx.set("passkeys", "key", { ...key, uid, name: mark("passkey"), createdAt: at, lastUsedAt: null });
    for (const payload of [
      { address, redirect: "/app", attempt: null },
      { uid, to: address, type: "account-deleting" },
    ]) {
      const id = enqueue(tx, { type: jobNamed("link-mail"), payload }, clock.now());
      const job = { type: "link-mail", lane: "link", payload, state: "failed", troubled: true };
      tx.set("jobs", id, {
        ...job,
        dueAt: `${expiresAt}_${id}`,
        attempts: 10,
        createdAt: at,
        lastError: "rejected",
      });
    }
  });
}

const texts = (...whats: string[]) => whats.map(mark);
const beside = texts("address", "draft", "skill", "kept", "former", "passkey");

/** One version that both confirmed, one that was returned, one that waits, and what is a favour. */
async function leaveAgreements(market: Place["market"], work: { id: string; hirer: string; talent: string }) {
  const { id, hirer, talent } = work;
  const offer = async (what: string) => {
    await saveDraft(market, talent, id, {
      ...byTheHour,
      ...{ scope: sentence(what), milestones: twoMilestones },
    });
    return offerDraft(market, talent, id);
  };
  succeeded(await confirmAgreement(market, hirer, id, await offer("agreed")));
  const files = [{ upload: await anUpload(market, talent, `${mark("attached")}.pdf`) }];
  const delivered = { milestone: "first", turn: 0, words: sentence("delivered"), files };
  succeeded(await deliverMilestone(market, talent, id, delivered));
  const week = mondayOf(dayOf(market.clock.now()));
  const timed = { week, turn: 0, unit: "HOUR" as const };
  const entries = [onDay(week, 800, mark("timed"))];
  succeeded(await submitTime(market, talent, id, { ...timed, entries }));
  const earlier = daysAfter(week, -7);
  const unsubmitted = [onDay(earlier, 800, mark("unsubmitted"))];
  succeeded(await saveTime(market, talent, id, { ...timed, week: earlier, entries: unsubmitted }));
  const words = `Not ${mark("returned")}.`;
  await saveDraft(market, hirer, id, { scope: "Another.", milestones: twoMilestones });
  const hash = await offerDraft(market, hirer, id);
  succeeded(await returnAgreement(market, talent, id, { hash, words }));
  await offer("offered");
  const asking = { conversationId: id, key: randomUUID(), text: "Could you do the warehouse, too?" };
  const message = succeeded(await sendMessage(market, hirer, asking)).id;
  succeeded(await answerScope(market, talent, { work: id, message, answer: "FAVOUR", revision: 0 }));
}

/** Deletes the account, and lets everything happen that is due; the mail that says so has gone out. */
async function leave({ store, clock, worker, app, pass }: Place["market"], uid: string) {
  succeeded(await deleteAccount({ store, clock }, uid));
  // As in life: what the end of the briefs brings about is over long before the account goes.
  for (const later of [0, day, 14 * day]) {
    await pass(later);
    await worker.runDue();
  }
  expect(await store.get(accountsCollection, uid)).toBeNull();
  return app;
}

/** Where anything of somebody may stand, as a number alone or with their words. */
const holders: string[] = whatStays.map(({ holder }) => holder);
/** Where somebody's own words may stand, by the table that the privacy page shows. */
const placesOfWords = whatStays.filter(({ words }) => words).map(({ holder }) => holder);

it("an account that nobody confirmed leaves nothing at all, at once", async () => {
  const { market, search, expectAll } = createPlace();
  const { app, store, clock, worker } = market;
  const { uid } = await app.signIn({ status: "PENDING", email: address });
  await leaveTraces(market, uid);
  expectAll([...beside, uid]);
  succeeded(await deleteAccount({ store, clock }, uid));
  await worker.runDue();
  expect(await search([...beside, uid])).toEqual([]);
});

it("talent with everything leaves the words that hirers rely on, and no name and no address", async () => {
  const { market, search, expectAll } = createPlace();
  const { store, clock, join: joinAs, open, worker } = market;
  const parts = { store, clock };
  const hirer = await joinAs("HIRER");
  const admin = { uid: await joinAs("HIRER"), admin: true };
  const profile = { displayName: mark("name"), headline: mark("headline"), about: sentence("about") };
  const uid = await joinAs("FREELANCER", { profile });
  const [briefId, other] = [await open(hirer), await open(hirer)];
  const answers = [{ met: true, evidence: sentence("evidence") }];
  const content = market.aProposal({ pitch: sentence("pitch"), answers });
  succeeded(await sendProposal(parts, uid, briefId, { revision: null, content }));
  const draft = market.aProposal({ pitch: sentence("unsent") });
  succeeded(await saveProposal(parts, uid, other, { revision: null, content: draft }));
  succeeded(await setBookmark(parts, uid, other, true));
  const asked = await askQuestion(parts, uid, { briefId, key: randomUUID(), text: sentence("question") });
  succeeded(
    await answerQuestion(parts, hirer, succeeded(asked).id, {
      text: "Yours, from day one.",
      changesBrief: false,
    }),
  );
  succeeded(await askQuestion(parts, uid, { briefId, key: randomUUID(), text: sentence("waiting") }));
  const conversationId = `${briefId}_${uid}`;
  const sent = await sendMessage(parts, uid, {
    conversationId,
    key: randomUUID(),
    text: sentence("message"),
  });
  succeeded(await editMessage(parts, uid, { id: succeeded(sent).id, text: sentence("edited") }));
  succeeded(await sendMessage(parts, hirer, { conversationId, key: randomUUID(), text: "Thank you." }));
  const report = { about: "MEMBER", reason: "SCAM", note: sentence("report") } as const;
  succeeded(await writeReport(parts, uid, { ...report, subject: hirer }));
  succeeded(
    await writeReport(parts, hirer, {
      about: "MESSAGE",
      subject: succeeded(sent).id,
      reason: "ABUSE",
      note: null,
    }),
  );
  succeeded(
    await writeReport(parts, hirer, {
      about: "PROPOSAL",
      subject: `${briefId}_${uid}`,
      reason: "FALSE",
      note: null,
    }),
  );
  const worked = await open(hirer);
  succeeded(await sendProposal(parts, uid, worked, { revision: null, content: market.aProposal() }));
  succeeded(await market.accept(hirer, worked, uid));
  await market.pass(TELL_DELAY);
  await leaveAgreements(market, { id: `${worked}_${uid}`, hirer, talent: uid });
  const reference = { experience: sentence("experience"), advice: sentence("advice"), title: true };
  await endByBoth(market, { id: `${worked}_${uid}`, hirer, talent: uid });
  succeeded(await writeReference(parts, uid, `${worked}_${uid}`, reference));
  const cause = { reason: "SCAM", words: `About ${mark("suspended")}.` } as const;
  succeeded(await suspendMember(parts, admin, uid, cause));
  succeeded(await reinstateMember(parts, admin, uid, { words: `About ${mark("reinstated")}.` }));
  succeeded(await setBlocked(parts, uid, conversationId, true));
  await worker.runDue();
  await leaveTraces(market, uid);
  const written = texts(
    ...["name", "headline", "about", "unsent", "question", "waiting", "message", "edited"],
    ...["report", "suspended", "reinstated", "pitch", "evidence", "experience", "advice"],
    ...["agreed", "delivered", "attached", "timed", "unsubmitted", "offered", "returned"],
  );
  // It was replaced already.
  const held = expectAll([...beside, ...written.filter((word) => word !== mark("message"))]);
  // One that leaves by rules of its own is tried here: write a document of it above.
  const apart = collections.filter(({ ofMember }) => ofMember === "apart").map(({ name }) => name);
  expect(apart.filter((name) => !held.includes(name))).toEqual([]);
  await leave(market, uid);

  const [[, places = ""] = [], ...stays] = await search([uid, ...beside, ...written]);
  expect(places.split(",").filter((place) => !holders.includes(place))).toEqual([]);
  expect(stays).toEqual([
    [mark("pitch"), "proposals"],
    [mark("evidence"), "proposals"],
    [mark("agreed"), "agreementVersions"],
    [mark("delivered"), "deliveries"],
    [mark("attached"), "deliveries,files"],
    [mark("timed"), "timeSheets"],
  ]);
  expect(placesOfWords).toEqual(
    expect.arrayContaining(["proposals", "agreementVersions", "deliveries", "files", "timeSheets"]),
  );
});

it("a hirer with everything leaves published briefs and the notes of replies, and no name and no address", async () => {
  const { market, search, expectAll } = createPlace();
  const { store, clock, join: joinAs, propose, worker } = market;
  const parts = { store, clock };
  const admin = { uid: await joinAs("FREELANCER"), admin: true };
  const profile = { displayName: mark("name"), organisation: mark("organisation"), about: sentence("about") };
  const uid = await joinAs("HIRER", { profile });
  const briefId = await market.open(uid, {
    title: `A shop that is ${mark("title")}`,
    summary: sentence("summary"),
  });
  const draft = market.aBrief({ title: `A shop that is ${mark("unpublished")}` });
  succeeded(await saveBrief(parts, uid, { id: randomUUID(), revision: null, content: draft }));
  const [first, second] = [await propose(briefId), await propose(briefId)];
  const no = { reason: "RATE", note: sentence("note") } as const;
  succeeded(await declineProposal(parts, uid, { briefId, applicantUid: first }, no));
  const asked = await askQuestion(parts, second, {
    briefId,
    key: randomUUID(),
    text: "Is the database ours to change?",
  });
  succeeded(
    await answerQuestion(parts, uid, succeeded(asked).id, { text: sentence("answer"), changesBrief: true }),
  );
  const conversationId = `${briefId}_${second}`;
  succeeded(await sendMessage(parts, uid, { conversationId, key: randomUUID(), text: sentence("message") }));
  const direct = await startConversation(parts, uid, {
    to: second,
    key: randomUUID(),
    text: sentence("first"),
  });
  expect(direct.ok).toBe(true);
  const report = await writeReport(parts, second, {
    about: "BRIEF",
    subject: briefId,
    reason: "FALSE",
    note: null,
  });
  expect(report.ok).toBe(true);
  const { items } = await store.query({ collection: "reports", limit: 10 });
  succeeded(await dismissReport(parts, admin, items[0]?.id ?? "", `About ${mark("dismissed")}.`));
  await market.pass(day);
  await worker.runDue();
  await leaveTraces(market, uid);
  const written = texts(
    "name",
    "organisation",
    "about",
    "unpublished",
    "answer",
    "message",
    "first",
    "dismissed",
    "title",
    "summary",
    "note",
  );
  expectAll([...beside, ...written]);
  await leave(market, uid);
  // A job that was planned before comes after: it makes no record anew.
  const late = { type: countRepliesType, payload: { uid }, id: "late" };
  await store.transact(async (tx) => enqueue(tx, late, clock.now()));
  await worker.runDue();

  const [[, places = ""] = [], ...stays] = await search([uid, ...beside, ...written]);
  expect(places.split(",").filter((place) => !holders.includes(place))).toEqual([]);
  expect(stays).toEqual([
    [mark("title"), "briefs"],
    [mark("summary"), "briefs"],
    [mark("note"), "proposals"],
  ]);
  expect(new Set(placesOfWords)).toEqual(
    new Set(["briefs", "proposals", "agreementVersions", "deliveries", "files", "timeSheets"]),
  );
});
