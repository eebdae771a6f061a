import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { mailJobs, marketJobs } from "~/config/job-list";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { nextBriefMoves, readBrief } from "~/features/briefs/reads/read-brief";
import { beginShortlisting, reopenBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { handlersOf } from "~/platform/jobs/job";
import type { JobDocument } from "~/platform/jobs/queue.server";
import type { Mail } from "~/platform/ports/mailer";
import { ok } from "~/values/result";

const hour = 3_600_000;
const minute = 60_000;
const no = { reason: "RATE", note: "Ours ends at 500 a day." } as const;

/** A market whose mails are kept with their Message-IDs, in the order in which they were sent. */
function createMailedMarket() {
  const sent: Mail[] = [];
  const market = createMarket({
    mailbox: {
      send: async (mail) => {
        sent.push(mail);
        return ok();
      },
      close: async () => undefined,
      list: async () => [],
    },
  });
  const mails = {
    mailer: { send: async (mail: Mail) => ok(void sent.push(mail)), close: async () => undefined },
    letterhead: { brand: "Guildhall", origin: "http://localhost:3000", contact: "hello@localhost" },
    stopLinks: createStopLinks(["a secret of the tests"]),
    answerLinks: createAnswerLinks(["a secret of the tests"]),
  };
  const handlers = handlersOf([...marketJobs, ...mailJobs], { ...market, ...mails });
  return {
    ...market,
    /** Subjects without their times, by whom they went to. */
    subjectsTo: (uid: string) =>
      sent
        .filter(({ to }) => to === `${uid}@example.com`)
        .map(({ subject }) => subject.replace(/ \(.*\)$/, "")),
    sent,
    /** Jobs that wait, with what a worker would hand to their handlers. */
    async waiting() {
      const { items } = await market.store.query<JobDocument>({
        collection: "jobs",
        where: { state: "waiting" },
        orderBy: { field: "dueAt", direction: "asc" },
        limit: 100,
      });
      return items.map(({ id, data }) => ({ id, type: data.type, payload: data.payload, attempts: 1 }));
    },
    handlers,
  };
}

/** Turns the clock to a moment. */
async function until(market: ReturnType<typeof createMailedMarket>, moment: string) {
  await market.pass(Date.parse(moment) - market.clock.now().getTime());
}

const dateOf = (days: number, market: { clock: { now(): Date } }) =>
  new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);

describe("the decide-by promise, all the way", () => {
  it("reminds three days and one day before, closes on the day, tells everybody who waits, and is remembered", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const [closesOn, decideOn] = [dateOf(10, market), dateOf(20, market)];
    const briefId = await market.open(hirer, { closesOn, decideOn, cap: 5 });
    const people: string[] = [];
    for (let index = 0; index < 6; index += 1) people.push(await market.propose(briefId));
    const [told = "", ...waiting] = people;
    await market.pass(1);
    market.sent.length = 0;

    await until(market, `${closesOn}T23:59:59.999Z`);
    expect((await market.readBrief(briefId)).status).toBe("OPEN");
    await until(market, `${dateOf(1, market)}T00:00:00.000Z`);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "SHORTLISTING" });
    expect(market.subjectsTo(hirer)).toEqual(["“A shop that answers in a second” takes no more proposals"]);

    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: told }, no));
    await market.pass(10 * minute);
    expect(market.subjectsTo(told)).toEqual([expect.stringContaining("replied")]);
    market.sent.length = 0;

    const decides = Date.parse(`${decideOn}T00:00:00Z`) + day;
    const at = (before: number) => new Date(decides - before).toISOString();
    await until(market, at(3 * day + 1));
    expect(market.sent).toEqual([]);
    await until(market, at(3 * day));
    expect(market.subjectsTo(hirer)).toHaveLength(1);
    await until(market, at(day + 1));
    expect(market.subjectsTo(hirer)).toHaveLength(1);
    await until(market, at(day));
    expect(market.subjectsTo(hirer)).toEqual([
      expect.stringMatching(/^Reply about/),
      expect.stringMatching(/^Reply about/),
    ]);
    expect(market.sent.every(({ to }) => to === `${hirer}@example.com`)).toBe(true);

    await until(market, at(1));
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    await until(market, at(0));
    expect(await market.readBrief(briefId)).toMatchObject({
      status: "CLOSED",
      closeReason: "EXPIRED",
      counts: { sent: 0, shortlisted: 0, waitlisted: 0, declined: 6 },
    });
    for (const uid of waiting) {
      expect(market.subjectsTo(uid).at(-1)).toContain("replied to your proposal");
      const mail = market.sent.findLast(({ to }) => to === `${uid}@example.com`);
      expect(mail?.text).toContain("no decision in time");
    }
    // Who had their answer hears nothing more, and neither does anybody twice.
    expect(market.subjectsTo(told)).toEqual([]);
    expect(market.subjectsTo(hirer).at(-1)).toContain("has closed");
    expect(new Set(market.sent.map(({ messageKey }) => messageKey)).size).toBe(market.sent.length);
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({
      decidedInTime: 0,
      decidedLate: 1,
      briefs: { open: 0, shortlisting: 0, closed: 1 },
    });
    await market.pass(30 * day);
    expect(market.subjectsTo(hirer)).toHaveLength(3);
  });

  it("is kept where everybody had an answer, even if the hirer never closed the brief", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid }, no));
    await market.pass(22 * day);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
    expect(market.subjectsTo(hirer).filter((subject) => subject.startsWith("Reply about"))).toEqual([]);
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 1, decidedLate: 0 });
  });

  it("counts for nothing where nobody had written", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    await market.open(hirer);
    const closed = await market.open(hirer);
    succeeded(await closeBrief(market, hirer, closed, "CANCELLED"));
    await market.pass(22 * day);
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 0, decidedLate: 0 });
  });

  it("is broken by an end after the date, too, while the worker was away", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    market.clock.advance(22 * day);
    succeeded(await closeBrief(market, hirer, briefId, "NO_FIT"));
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 0, decidedLate: 1 });
  });

  it("moves with its date: reminders of the old one are not sent", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    const old = (await market.waiting()).filter(({ type }) => type === "brief-reminder");
    const content = await market.readBrief(briefId);
    const decideOn = dateOf(30, market);
    succeeded(
      await saveBrief(market, hirer, { id: briefId, revision: 2, content: { ...content, decideOn } }),
    );
    await market.pass(19 * day);
    // A worker that had taken the old reminder before the date moved.
    for (const job of old) await market.handlers["brief-reminder"]?.(job);
    await market.pass(1);
    expect(market.subjectsTo(hirer).filter((subject) => subject.startsWith("Reply about"))).toEqual([]);
    await until(market, `${decideOn}T12:00:00Z`);
    expect(market.subjectsTo(hirer).filter((subject) => subject.startsWith("Reply about"))).toHaveLength(2);
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    await market.pass(2 * day);
    expect((await market.readBrief(briefId)).status).toBe("CLOSED");
  });

  it("goes on after a reopening, which closes again at its new date", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    await market.pass(12 * day);
    const dates = { closesOn: dateOf(5, market), decideOn: dateOf(15, market) };
    succeeded(await reopenBrief(market, hirer, briefId, dates));
    await market.pass(4 * day);
    expect((await market.readBrief(briefId)).status).toBe("OPEN");
    await market.pass(2 * day);
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    expect(refusalOf(await reopenBrief(market, hirer, briefId, dates))).toBe("REOPENED_BEFORE");
    await market.pass(10 * day);
    expect((await market.readBrief(briefId)).status).toBe("CLOSED");
  });
});

describe("dates that were promised to those who answered", () => {
  const answered = async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    const save = async (dates: { closesOn?: string; decideOn?: string }) => {
      const brief = await market.readBrief(briefId);
      const content = { ...brief, ...dates };
      return saveBrief(market, hirer, { id: briefId, revision: brief.revision, content });
    };
    return { market, hirer, briefId, save };
  };

  it("don't become earlier by a reopening", async () => {
    const { market, hirer, briefId } = await answered();
    succeeded(await beginShortlisting(market, hirer, briefId));
    const earlier = { closesOn: dateOf(9, market), decideOn: dateOf(20, market) };
    expect(await reopenBrief(market, hirer, briefId, earlier)).toMatchObject({
      code: "INVALID",
      problems: [{ field: "closesOn" }],
    });
    succeeded(await reopenBrief(market, hirer, briefId, { ...earlier, closesOn: dateOf(10, market) }));

    const unanswered = await market.open(hirer);
    succeeded(await beginShortlisting(market, hirer, unanswered));
    succeeded(await reopenBrief(market, hirer, unanswered, earlier));
  });

  it("don't move on with a last day for proposals that takes none", async () => {
    const { market, hirer, briefId, save } = await answered();
    succeeded(await beginShortlisting(market, hirer, briefId));
    const on = { closesOn: dateOf(40, market), decideOn: dateOf(50, market) };
    expect(await save(on)).toMatchObject({
      code: "INVALID",
      problems: [{ field: "closesOn" }],
    });
    expect(refusalOf(await save({ decideOn: dateOf(41, market) }))).toBe("INVALID");
    succeeded(await save({ decideOn: dateOf(40, market) }));
  });
});

describe("dates that move after the first proposal", () => {
  const moved = async (
    by: Partial<Record<"closesOn" | "decideOn", number>> = { closesOn: 5, decideOn: 15 },
  ) => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    const people: string[] = [];
    for (let index = 0; index < 6; index += 1) people.push(await market.propose(briefId));
    await market.pass(1);
    const first = await market.readBrief(briefId);
    const firstDates = { closesOn: first.closesOn, decideOn: first.decideOn };
    const save = async (dates: Partial<typeof firstDates>) => {
      const brief = await market.readBrief(briefId);
      return saveBrief(market, hirer, {
        id: briefId,
        revision: brief.revision,
        content: { ...brief, ...dates },
      });
    };
    const later = (field: keyof typeof firstDates, days: number) =>
      new Date(Date.parse(`${firstDates[field]}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
    const dates = {
      closesOn: later("closesOn", by.closesOn ?? 0),
      decideOn: later("decideOn", by.decideOn ?? 0),
    };
    const record = () => getHirerRecord(market.store, hirer);
    return { market, hirer, briefId, people, firstDates, dates, later, save, record };
  };
  const fieldsOf = (outcome: Awaited<ReturnType<typeof saveBrief>>) =>
    outcome.ok ? [] : (outcome.problems ?? []).map(({ field }) => field);

  it("move once, by thirty days at most, and keep what was said first", async () => {
    const { market, briefId, firstDates, later, save } = await moved();
    expect(
      fieldsOf(await save({ decideOn: later("decideOn", 31), closesOn: later("closesOn", 30) })),
    ).toEqual(["decideOn"]);
    expect(
      fieldsOf(await save({ closesOn: later("closesOn", 31), decideOn: later("decideOn", 30) })),
    ).toEqual(["closesOn"]);
    succeeded(await save({ closesOn: later("closesOn", 30), decideOn: later("decideOn", 30) }));
    expect((await market.readBrief(briefId)).firstDates).toEqual(firstDates);
    expect(fieldsOf(await save({ decideOn: later("decideOn", 31) }))).toEqual(["decideOn"]);
    // The same again is no move, and changes nothing else.
    succeeded(await save({}));
    expect((await market.readBrief(briefId)).firstDates).toEqual(firstDates);
  });

  it("move freely before it", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    for (const days of [12, 40, 11]) {
      const brief = await market.readBrief(briefId);
      const content = { ...brief, closesOn: dateOf(days, market), decideOn: dateOf(days + 5, market) };
      succeeded(await saveBrief(market, hirer, { id: briefId, revision: brief.revision, content }));
    }
    expect((await market.readBrief(briefId)).firstDates).toBeNull();
  });

  it("are told to everybody who waits, the line as well, once each, and to nobody else", async () => {
    const { market, hirer, briefId, people, dates, save } = await moved();
    const [declined = "", untold = "", ...waiting] = people;
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: declined }, no));
    await market.pass(10 * minute);
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: untold }, no));
    market.sent.length = 0;
    succeeded(await save(dates));
    const jobs = (await market.waiting()).filter(({ type }) => type === "tell-waiting");
    expect(jobs).toHaveLength(1);
    await market.pass(1);
    // Killed after its work, it runs again.
    for (const job of jobs) await market.handlers["tell-waiting"]?.(job);
    await market.pass(1);
    // Whoever was declined and doesn't know it reads what the others read.
    for (const uid of [...waiting, untold])
      expect(market.subjectsTo(uid), uid).toEqual([
        expect.stringMatching(/^You’ll hear about “.*” by \d+ \w+$/),
      ]);
    expect(market.subjectsTo(declined)).toEqual([]);
    expect(market.subjectsTo(hirer)).toEqual([]);
    const [mail] = market.sent;
    expect(mail?.text).toMatch(
      /moved the reply date from \d+ \w+ to \d+ \w+, and the last day for proposals/,
    );
    expect(mail?.text).toContain(`/app/briefs/${briefId}/proposal`);
    // Who comes later knows them already.
    const later = await market.propose(briefId);
    for (const job of jobs) await market.handlers["tell-waiting"]?.(job);
    await market.pass(1);
    expect(market.subjectsTo(later)).toEqual([]);
  });

  it.each([
    ["everybody has an answer by the first date", 0],
    ["somebody is declined after it", 1],
    ["somebody takes their proposal back after it", 1],
    ["somebody waits to the end", 1],
  ] as const)("don't move what the record counts: %s", async (what, decidedLate) => {
    const { market, hirer, briefId, people, dates, save, record } = await moved();
    succeeded(await save(dates));
    const [last = "", ...others] = people;
    const decline = (applicantUid: string) =>
      declineProposal(market, hirer, { briefId, applicantUid }, no).then(succeeded);
    for (const uid of others.slice(0, 4)) await decline(uid);
    await market.pass(10 * minute);
    await decline(others[4] ?? "");
    if (decidedLate === 0) await decline(last);
    await market.pass(21 * day);
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    if (what.includes("declined")) await decline(last);
    if (what.includes("back")) succeeded(await withdrawProposal(market, last, briefId));
    await market.pass(10 * minute);
    if (!what.includes("end")) succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.pass(15 * day);
    expect((await market.readBrief(briefId)).status).toBe("CLOSED");
    expect(await record()).toMatchObject({ decidedLate, decidedInTime: 1 - decidedLate });
  });

  it("move by a reopening, too, and then not again", async () => {
    const { market, hirer, briefId, firstDates, later, save } = await moved();
    await market.pass(12 * day);
    const far = { closesOn: later("closesOn", 12), decideOn: later("decideOn", 31) };
    expect(fieldsOf(await reopenBrief(market, hirer, briefId, far))).toEqual(["decideOn"]);
    succeeded(await reopenBrief(market, hirer, briefId, { ...far, decideOn: later("decideOn", 30) }));
    expect((await market.readBrief(briefId)).firstDates).toEqual(firstDates);
    expect(fieldsOf(await save({ decideOn: later("decideOn", 31) }))).toEqual(["decideOn"]);
  });

  it("leave a reopening its new last day, and no other date to decide by", async () => {
    const { market, hirer, briefId, people, dates, later, save } = await moved();
    succeeded(await save(dates));
    await market.pass(16 * day);
    expect((await market.readBrief(briefId)).status).toBe("SHORTLISTING");
    const reopened = { closesOn: later("closesOn", 20), decideOn: later("decideOn", 16) };
    expect(fieldsOf(await reopenBrief(market, hirer, briefId, reopened))).toEqual(["decideOn"]);
    market.sent.length = 0;
    succeeded(await reopenBrief(market, hirer, briefId, { ...reopened, decideOn: dates.decideOn }));
    await market.pass(1);
    for (const uid of people) expect(market.subjectsTo(uid)).toHaveLength(1);
  });

  it("stand in a form that is offered while the brief runs", async () => {
    const { market, hirer, briefId, dates, save } = await moved();
    const offered = async () => {
      const brief = await readBrief(market.store, hirer, briefId);
      return brief ? nextBriefMoves(brief, market.clock.now()) : [];
    };
    succeeded(await save(dates));
    expect(await offered()).toEqual(["EDIT", "SHORTLIST", "CLOSE", "COPY"]);
    succeeded(await beginShortlisting(market, hirer, briefId));
    expect(await offered()).toEqual(["EDIT", "REOPEN", "CLOSE", "COPY"]);
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    expect(await offered()).toEqual(["COPY"]);
  });
});

describe("an answer that is not told yet when the brief ends", () => {
  it.each(["EXPIRE", "FILL"] as const)("is the one that its applicant reads, not “%s”", async (end) => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    const other = await market.propose(briefId);
    await market.pass(11 * day);
    const brief = await market.readBrief(briefId);
    await until(market, new Date(Date.parse(`${brief.decideOn}T00:00:00Z`) + day - 5 * minute).toISOString());
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid }, no));
    if (end === "FILL") succeeded(await market.accept(hirer, briefId, other));
    // A yes is told first, at the same time as the no.
    await market.pass(end === "FILL" ? 10 * minute : 6 * minute);
    const ended = await market.readBrief(briefId);
    expect(ended.status).toBe(end === "FILL" ? "FILLED" : "CLOSED");
    const proposal = await market.readProposal(briefId, applicantUid);
    const read = seenBy("applicant", proposal, ended, market.clock.now());
    expect(read).toMatchObject({ status: "DECLINED", ...no });
    expect(seenBy("applicant", proposal, ended, market.clock.now()).events.at(-1)?.event).toBe("DECLINE");
    expect(seenBy("hirer", proposal, ended, market.clock.now())).toMatchObject({ tellsAt: null });
    await market.pass(hour);
    const mails = market.sent.filter(({ to }) => to === `${applicantUid}@example.com`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(no.note);
  });
});

describe("a job that comes before its time", () => {
  it.each(["brief-closes", "brief-reminder", "brief-expires", "brief-ended"] as const)(
    "%s changes nothing and tells nobody",
    async (type) => {
      const market = createMailedMarket();
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer);
      await market.propose(briefId);
      await market.pass(1);
      const [brief, told] = [await market.readBrief(briefId), market.sent.length];
      const dueAt = market.clock.now().toISOString();
      await market.handlers[type]?.({ id: `early-${type}`, payload: { brief: briefId, dueAt }, attempts: 1 });
      await market.handlers[type]?.({ id: `none-${type}`, payload: { brief: "gone", dueAt }, attempts: 1 });
      await market.pass(1);
      expect(await market.readBrief(briefId)).toEqual(brief);
      expect(market.sent).toHaveLength(told);
    },
  );
});

describe("a job that was killed after its work and runs again", () => {
  it.each(["brief-closes", "brief-reminder", "brief-expires", "brief-ended", "decline-tells"] as const)(
    "%s tells nobody a second time",
    async (type) => {
      const market = createMailedMarket();
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer);
      const applicantUid = await market.propose(briefId);
      await market.propose(briefId);
      if (type === "decline-tells")
        succeeded(await declineProposal(market, hirer, { briefId, applicantUid }, no));
      if (type === "brief-ended") succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
      const jobs = (await market.waiting()).filter((job) => job.type === type);
      expect(jobs.length).toBeGreaterThan(0);
      await market.pass(type === "brief-expires" ? 22 * day : type === "brief-ended" ? 1 : 20 * day);
      const mails = market.sent.length;
      expect(mails).toBeGreaterThan(0);
      for (const job of jobs) await market.handlers[type]?.(job);
      await market.pass(1);
      expect(market.sent).toHaveLength(mails);
    },
  );

  it("notice-mail sends at worst the same mail with the same Message-ID", async () => {
    const market = createMailedMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    await market.propose(briefId);
    const [job] = (await market.waiting()).filter(({ type }) => type === "notice-mail");
    if (!job) throw new Error("No mail is planned");
    await market.handlers["notice-mail"]?.(job);
    await market.pass(1);
    expect(market.sent.map(({ messageKey }) => messageKey)).toEqual([job.id, job.id]);
  });
});
