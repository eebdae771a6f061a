import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCause, createMarket, day, succeeded } from "#tests/support/market";
import { acceptedWork, aReference, askedFor, endByBoth, shownWork } from "#tests/support/works";
import { formatDay } from "~/domain/day-texts";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { Invitation } from "~/features/briefs/model/invitation";
import { invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { answerQuestion, removeQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { type Work, worksCollection } from "~/features/references/model/work";
import { confirmAsked, declineAsked } from "~/features/references/writes/answer-asked";
import {
  replyToReference,
  withdrawReference,
  writeReference,
} from "~/features/references/writes/write-reference";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import { TELL_DELAY } from "~/values/durations";
import { toOneLine } from "~/values/text";

type Market = ReturnType<typeof createMarket>;

const question = "Is the shop’s database ours to change, or somebody else’s?";
const answer = "Yours to change, from the first day.";

/** The last mail to a member, about something. */
async function mailTo(market: Market, uid: string, about = "") {
  await market.worker.runDue();
  const mails = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
  const mail = mails.find(({ subject }) => subject.includes(about));
  if (!mail) throw new Error(`No mail to ${uid}`);
  return mail;
}

async function createAsked(market = createMarket()) {
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const asker = await market.join("FREELANCER");
  const ask = async (text = question, uid = asker) =>
    succeeded(await askQuestion(market, uid, { briefId, key: randomUUID(), text })).id;
  const reply = async (id: string, { text = answer, changesBrief = false } = {}) =>
    succeeded(await answerQuestion(market, hirer, id, { text, changesBrief }));
  return { market, hirer, briefId, asker, ask, reply };
}

describe("a mail about a question", () => {
  it("to the hirer says the question, and not who asked", async () => {
    const { market, hirer, asker, ask } = await createAsked();
    await ask();
    const { text, html } = await mailTo(market, hirer);
    expect(text).toContain(`> ${question}`);
    expect(html).toContain("Is the shop’s database ours");
    expect(text + html).not.toContain(asker);
  });

  it("says the one that it is about, not a later one", async () => {
    const { market, hirer, ask } = await createAsked();
    await ask();
    market.clock.advance(1_000);
    await ask("Do you want the work done on site, or may it be remote?");
    await market.worker.runDue();
    const mails = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
    const quoted = mails.map(({ text }) => /^> (.*)$/m.exec(text)?.[1]);
    expect(quoted.sort()).toEqual(["Do you want the work done on site, or may it be remote?", question]);
  });

  it("says none that is removed before it is sent", async () => {
    const { market, hirer, ask } = await createAsked();
    const id = await ask();
    market.clock.advance(1_000);
    await ask("Do you want the work done on site, or may it be remote?");
    succeeded(await removeQuestion(market, hirer, id));
    await market.worker.runDue();
    const mails = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
    expect(mails.map(({ text }) => text).join()).not.toContain(question);
  });

  it("says question and answer to who asked, as they stand when it is sent", async () => {
    const { market, asker, ask, reply } = await createAsked();
    const id = await ask();
    await market.worker.runDue();
    await reply(id);
    market.clock.advance(1_000);
    await reply(id, { text: "Ours alone, and you read it." });
    const { text, html } = await mailTo(market, asker);
    expect(text).toContain(`Question:\n> ${question}\n\nAnswer:\n> Ours alone, and you read it.`);
    expect(text).not.toContain(answer);
    expect(html).toMatch(/>Answer<\/td>.*Ours alone, and you read it\./s);
  });

  it("that changes the brief says both to those who wait", async () => {
    const { market, briefId, ask, reply } = await createAsked();
    const waiting = await market.propose(briefId);
    const id = await ask();
    await market.worker.runDue();
    await reply(id, { changesBrief: true });
    const { text } = await mailTo(market, waiting, "clarified");
    expect(text).toContain(`> ${question}\n\nAnswer:\n> ${answer}`);
  });

  it("that was removed says it to who asked", async () => {
    const { market, hirer, asker, ask } = await createAsked();
    succeeded(await removeQuestion(market, hirer, await ask()));
    expect((await mailTo(market, asker)).text).toContain(`> ${question}`);
  });

  it("goes to nobody while the hirer is suspended", async () => {
    const { market, hirer, asker, ask, reply } = await createAsked();
    await reply(await ask());
    succeeded(await suspendMember(market, { uid: await market.join("HIRER"), admin: true }, hirer, aCause));
    expect((await market.mailsTo(asker)).join()).not.toContain("answered");
  });

  it("says its answer in the mail of the day", async () => {
    const { market, asker, ask, reply } = await createAsked();
    const notify = { messages: "INSTANT", proposals: "INSTANT", briefs: "DAILY" } as const;
    succeeded(await saveSettings(market, asker, { notify, timeZone: null }));
    await reply(await ask());
    await market.worker.runDue();
    await market.pass(25 * 3_600_000);
    expect((await mailTo(market, asker)).text).toContain(`“${answer}”`);
  });
});

describe("a mail about a reference", () => {
  it("says nothing of it before both are shown", async () => {
    const market = createMarket();
    const work = await acceptedWork(market, await market.join("HIRER"));
    await endByBoth(market, work);
    succeeded(await writeReference(market, work.hirer, work.id, aReference));
    const { text, html } = await mailTo(market, work.talent, "wrote a reference about you");
    expect(text + html).not.toContain("ten slowest");
    expect(text + html).not.toContain("Let them measure");
  });

  it("says how it begins to the one whom it is about, once it is shown", async () => {
    const market = createMarket();
    const { talent, hirer } = await shownWork(market, await market.join("HIRER"));
    expect((await mailTo(market, hirer, "You can now read")).text).toContain(
      "> They answered every question within a day.",
    );
    await market.worker.runDue();
    const mails = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(talent));
    expect(mails.map(({ text }) => text).join()).not.toContain("answered every question");
  });

  it("that is removed before it is sent isn’t told", async () => {
    const market = createMarket();
    const { id, hirer, talent } = await shownWork(market, await market.join("HIRER"));
    succeeded(await withdrawReference(market, talent, id));
    const before = await market.mailsTo(hirer);
    expect(before.join()).not.toContain("You can now read");
  });

  it("says the reply to its author", async () => {
    const market = createMarket();
    const { id, hirer, talent } = await shownWork(market, await market.join("HIRER"));
    await market.worker.runDue();
    succeeded(await replyToReference(market, talent, id, "They knew what they wanted."));
    expect((await mailTo(market, hirer, "replied to")).text).toContain("> They knew what they wanted.");
  });

  it.each([
    ["says how it begins", false],
    ["says nothing of it once it is taken back", true],
  ])("of a client elsewhere %s", async (_what, isTakenBack) => {
    const market = createMarket();
    const talent = await market.join("FREELANCER");
    const { secret } = await askedFor(market, talent);
    const said = { name: "Olga Client", organisation: null, experience: "A fast shop.", advice: "Measure." };
    succeeded(await confirmAsked(market, secret, said));
    if (isTakenBack) succeeded(await declineAsked(market, secret));
    const { text } = await mailTo(market, talent, "reference");
    expect(text.includes("> A fast shop.")).toBe(!isTakenBack);
  });
});

describe("a mail about a decision", () => {
  it("says the hirer’s reason and note once they are told, and not before", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const talent = await market.propose(briefId);
    await market.worker.runDue();
    const key = { briefId, applicantUid: talent };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: "Next year,\nperhaps." }));
    expect(await market.mailsTo(talent)).toEqual([]);
    await market.pass(TELL_DELAY);
    const { text } = await mailTo(market, talent);
    expect(text).toContain("The price doesn’t fit the budget. They wrote: “Next year, perhaps.”");
  });
});

describe("a mail about a brief", () => {
  const datesIn = ({ clock }: Market) => ({
    startOn: new Date(clock.now().getTime() + 51 * day).toISOString().slice(0, 10),
    weeks: 4,
  });

  it("says its budget, place and dates to an invited member, and the invitation’s own words", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const dates = datesIn(market);
    const briefId = await market.open(hirer, { workplace: "HYBRID", location: "Leipzig", ...dates });
    const uid = await market.join("FREELANCER");
    const line = "You made two slow shops fast.";
    succeeded(await inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line }));
    const { text } = await mailTo(market, uid);
    expect(text).toMatch(/^Budget: €8,000\D+15,000/m);
    expect(text).toMatch(/^Place of work: .*, Leipzig$/m);
    expect(text).toContain(`Start: ${formatDay(dates.startOn)}\nLength: 4 weeks\nCloses: `);
    expect(text).toMatch(/^Reply date: \d+ \w+/m);
    expect(text).toContain(`> ${line}`);
  });

  it("says the same of the only one that a search found, and how it begins", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    await searching(market, uid);
    const dates = datesIn(market);
    await market.open(await market.join("HIRER"), dates);
    await market.worker.runDue();
    await market.pass(15 * 60_000);
    const { text } = await mailTo(market, uid);
    expect(text).toMatch(/^Budget: €8,000\D+15,000/m);
    expect(text).toContain(`Place of work: Remote\nStart: ${formatDay(dates.startOn)}\n`);
    expect(text).toContain("> Our shop takes nine seconds to answer");
  });

  it("says them in a line where several were found", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    await searching(market, uid);
    const hirer = await market.join("HIRER");
    for (const title of ["A shop by the sea", "A shop in the hills"]) await market.open(hirer, { title });
    await market.worker.runDue();
    await market.pass(15 * 60_000);
    const { text } = await mailTo(market, uid);
    expect(text.match(/open until \d+ \w+\. €8,000.+15,000.* · Remote\. Skills:/g)).toHaveLength(2);
  });
});

async function searching(market: Market, uid: string) {
  const parts = { store: market.store, clock: market.clock, search: market.app.search };
  const telling = { name: null, cadence: "INSTANT", onlySkillsMet: false } as const;
  succeeded(await saveSearch(parts, uid, { side: "BRIEFS", filter: anyBrief }, telling));
  market.clock.advance(1_000);
}

/** More than any form takes, of what mails have to bear. */
const worst = [
  "</td><script>alert(1)</script><img src=x onerror=alert(1)>",
  "\u202eturned \u2067يمين\u2069 \u2066",
  "\u200b\ufeff\u00ad",
  "\r\nBcc: all@example.com\r\n",
  "https://evil.example/login pay@evil.example",
  "كلمات عربية لا تنتهي. ",
].join(" ");
const long = worst.repeat(Math.ceil(20_000 / worst.length)).slice(0, 20_000);

/** Each lets one mail be sent that quotes the worst text; answers to whom. */
const worstOf: Record<string, (market: Market) => Promise<string>> = {
  async "a proposal’s pitch"(market) {
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.propose(briefId);
    await change<Proposal>(market, proposalsCollection, proposalId(briefId, uid), { pitch: long });
    return hirer;
  },
  async "a question"(market) {
    const { hirer, ask } = await createAsked(market);
    await change<Question>(market, questionsCollection, await ask(), { text: long });
    return hirer;
  },
  async "a question and its answer"(market) {
    const { asker, ask, reply } = await createAsked(market);
    const id = await ask();
    await market.worker.runDue();
    await reply(id);
    await change<Question>(market, questionsCollection, id, { text: long, answer: long });
    return asker;
  },
  async "a clarification"(market) {
    const { briefId, ask, reply } = await createAsked(market);
    const waiting = await market.propose(briefId);
    const id = await ask();
    await market.worker.runDue();
    await reply(id, { changesBrief: true });
    await change<Question>(market, questionsCollection, id, { text: long, answer: long });
    return waiting;
  },
  async "a removed question"(market) {
    const { hirer, asker, ask } = await createAsked(market);
    const id = await ask();
    succeeded(await removeQuestion(market, hirer, id));
    await change<Question>(market, questionsCollection, id, { text: long });
    return asker;
  },
  async "an invitation"(market) {
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.join("FREELANCER");
    succeeded(await inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line: "Come." }));
    const id = invitationId(briefId, uid);
    const found = await market.store.get<Invitation>(invitationsCollection, id);
    await change<Message>(market, messagesCollection, found?.data.messageId ?? "", { text: long });
    return uid;
  },
  async "a reason"(market) {
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.propose(briefId);
    await market.worker.runDue();
    const key = { briefId, applicantUid: uid };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: "No." }));
    await change<Proposal>(market, proposalsCollection, proposalId(briefId, uid), { note: long });
    market.clock.advance(TELL_DELAY);
    return uid;
  },
  async "a reference"(market) {
    const { id, hirer } = await shownWork(market, await market.join("HIRER"));
    await changeWork(market, id, "byTalent", { experience: long, advice: long });
    return hirer;
  },
  async "a reply"(market) {
    const { id, hirer, talent } = await shownWork(market, await market.join("HIRER"));
    await market.worker.runDue();
    succeeded(await replyToReference(market, talent, id, "Thanks."));
    await changeWork(market, id, "byHirer", { reply: long });
    return hirer;
  },
  async "a brief that a search found"(market) {
    const uid = await market.join("FREELANCER");
    await searching(market, uid);
    const briefId = await market.open(await market.join("HIRER"), { workplace: "ONSITE", location: "Oban" });
    await market.worker.runDue();
    // Both are stored on one line.
    const line = toOneLine(long)?.slice(0, 120) ?? "";
    await change<Brief>(market, briefsCollection, briefId, { title: line, location: line, summary: long });
    market.clock.advance(15 * 60_000);
    return uid;
  },
};

/** Where other mails go out at the same time. */
const aboutOf: Record<string, string> = { "a reference": "You can now read", "a reply": "replied to" };

async function change<T extends object>(market: Market, name: string, id: string, more: Partial<T>) {
  await market.store.transact(async (tx) => {
    const found = await tx.get<T>(name, id);
    if (!found) throw new Error(`No ${name}/${id}`);
    tx.set<T>(name, id, { ...found.data, ...more });
  });
}

async function changeWork(market: Market, id: string, by: "byHirer" | "byTalent", more: object) {
  await market.store.transact(async (tx) => {
    const found = await tx.get<Work>(worksCollection, id);
    const written = found?.data[by];
    if (!found || !written) throw new Error("Nothing is written");
    tx.set<Work>(worksCollection, id, { ...found.data, [by]: { ...written, ...more } });
  });
}

it.each(Object.keys(worstOf))("the worst text as %s neither breaks its mail nor fills it", async (what) => {
  const market = createMarket();
  const uid = (await worstOf[what]?.(market)) ?? "";
  const { subject, text, html } = await mailTo(market, uid, aboutOf[what]);
  expect(text).toContain("alert(1)");
  expect(html).not.toMatch(/<script|<img src=x/);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text + html + subject).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  expect(text + html).not.toMatch(/evil\.example/);
  expect(text.length).toBeLessThan(3_500);
  expect(subject.length).toBeLessThan(400);
});
