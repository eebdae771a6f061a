import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { dayIn } from "#tests/support/clock";
import { succeeded } from "#tests/support/market";
import { expectLines } from "#tests/support/registries";
import { routes } from "#tests/support/routes";
import { endByBoth } from "#tests/support/works";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { answerScope } from "~/features/scope/writes/mark-message";
import { describeCosts } from "./describe";
import { createMeteredMarket } from "./metered-market";
import { leftOut, type Row, rows } from "./rows";

/** As many as a list shows on a page, and one more. */
const LONG = 21;

/** Documents of the market in which the pages are opened. */
async function fillMarket(market: Awaited<ReturnType<typeof createMeteredMarket>>) {
  // Ids are random; what is ordered by time must not be ordered by them.
  const tick = () => market.clock.advance(1_000);
  // A brief is found by its hirer's name: the lists that it is in mustn't be random either.
  const hirer = await market.join("HIRER", { profile: { displayName: "Harbour Works" } });
  const talent = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const stranger = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const admin = await market.join("HIRER");
  await keepAdministrator(market.store, market.clock, admin, true);
  const content = market.aProposal();
  const brief = await market.open(hirer, { cap: 100, seats: 1 });
  const briefs = [brief];
  for (let at = 1; at < LONG; at += 1) {
    tick();
    briefs.push(await market.open(hirer));
  }
  for (const id of briefs) {
    tick();
    succeeded(await sendProposal(market, talent, id, { revision: null, content }));
    succeeded(await setBookmark(market, talent, id, true));
  }
  const others = [];
  for (let at = 1; at < LONG; at += 1) {
    tick();
    others.push(await market.propose(brief));
  }
  tick();
  const fresh = await market.open(await market.join("HIRER"));
  const other = await market.join("HIRER");
  const worked = await market.open(other);
  succeeded(await sendProposal(market, talent, worked, { revision: null, content }));
  succeeded(await market.accept(other, worked, talent));
  const work = `${worked}_${talent}`;
  const offering = { conversationId: work, key: "the-message", text: "I could do the warehouse, too." };
  const { id: message } = succeeded(await sendMessage(market, talent, offering));
  const conversation = `${brief}_${talent}`;
  for (let at = 0; at < 50; at += 1) {
    tick();
    succeeded(
      await sendMessage(market, at % 2 ? talent : hirer, {
        conversationId: conversation,
        key: `message-${at}`,
        text: "It would take about two weeks.",
      }),
    );
  }
  tick();
  const { id: question } = succeeded(
    await askQuestion(market, talent, {
      briefId: brief,
      key: randomUUID(),
      text: "Is the shop ours to change?",
    }),
  );
  const passHour = async () => {
    market.clock.advance(3_600_000);
    await market.worker.runDue();
  };
  // What these cause is over before anything is counted.
  await passHour();
  succeeded(await answerScope(market, talent, { work, message, answer: "FAVOUR", revision: 0 }));
  await passHour();
  await passHour();

  await endByBoth(market, { id: work, hirer: other, talent });
  for (const uid of [talent, hirer, stranger]) await market.know(uid);
  const names: Record<string, string> = {
    ...{
      hirer,
      talent,
      stranger,
      admin,
      brief,
      fresh,
      conversation,
      question,
      work,
      message,
      other: others[0] ?? "",
    },
    ...Object.fromEntries(others.map((uid, at) => [`other ${at}`, uid])),
    ...{ new: randomUUID(), copy: randomUUID(), closes: dayIn(10), decides: dayIn(20) },
    pitch: content.pitch ?? "",
  };
  return names;
}

it("each page and form reads and writes as many documents as the table of costs says", async () => {
  const market = await createMeteredMarket();
  const names = await fillMarket(market);
  const { worker, store } = market;
  // What filling the market has planned.
  await worker.runDue();
  const idle = await market.measure(() => worker.runDue());

  const measured = [];
  for (const row of rows) {
    const { who, fields } = row;
    const admin = who === "admin";
    const cookie = who === "visitor" ? "" : await market.openBrowser(names[who] ?? "", { kind: null, admin });
    const filled: Record<string, string> = {};
    for (const [name, text] of Object.entries(fields ?? {}))
      filled[await fillIn(name)] = name === "member" ? (names[who] ?? "") : await fillIn(text);
    const { status, text, cost, jobs } = await market.ask(await fillIn(row.path), cookie, fields && filled);
    const name = [`${who}: ${nameOf(row)}`, filled.intent].filter(Boolean).join(": ");
    const wrong = `tests/costs/rows.ts: ${name} is no ${fields ? "form" : "page"} of theirs: ${wordsOf(text)}`;
    expect(status, wrong).toBe(fields ? 303 : 200);
    measured.push({ name, cost, jobs, isPage: !fields });
  }

  await expect(describeCosts(measured, { readsASecond: idle.cost.reads })).toMatchFileSnapshot(
    "../../docs/store-costs.md",
  );

  async function fillIn(text: string): Promise<string> {
    const now: Record<string, string> = { ...names, key: randomUUID() };
    if (text.includes("link}")) {
      const { link } = await market.app.lastMail(`${names.stranger}@example.com`.toLowerCase());
      const asked = /^\{(\w+) of link\}$/.exec(text)?.[1];
      if (asked) return link.searchParams.get(asked) ?? "";
      now.link = link.pathname + link.search;
    }
    const kept = {
      proposal: ["proposals", `${names.fresh}_${names.talent}`],
      profile: ["profiles", names.talent],
      new: ["briefs", names.new],
    };
    for (const [of, [collection = "", id = ""]] of Object.entries(kept))
      if (text === `{revision of ${of}}`) return String((await store.get(collection, id))?.version);
    return text.replace(/\{([\w ]+)\}/g, (_, name: string) => now[name] ?? "");
  }
});

it("every route has a row, or a reason why not", () => {
  const answering = routes.filter(({ isLayout }) => !isLayout);
  const said = [...rows.map(({ route }) => route.pattern), ...leftOut];
  expectLines(
    "tests/costs/rows.ts",
    said,
    answering.map(({ pattern }) => pattern),
  );
});

/** "/app/briefs/:id, by keyword", or of a visitor what it is about. */
function nameOf({ who, route, what }: Row): string {
  if (who === "visitor") return what ?? route.pattern;
  const path = route.pattern.replace("/*", "/admin");
  return what ? `${path}, ${what}` : path;
}

const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .slice(0, 2_000);
