import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { writeReport } from "~/features/moderation/writes/write-report";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { ok } from "~/values/result";
import indexes from "../../../firestore.indexes.json";

/** What the person who leaves has written, each told by a word that nobody else writes. */
const words = {
  name: "Quillon",
  first: "zarathane",
  last: "vellichor",
  answered: "sonder",
  open: "apricity",
  note: "petrichor",
};

/** Everything in the folder of the store, byte by byte. */
function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}

it("of somebody who left, the files hold neither address nor name, nor a word of messages, questions and reports", async () => {
  const folder = mkdtempSync(join(tmpdir(), "no-trace-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = createSqliteStore({ file: join(folder, "store.sqlite"), indexes });
  const identity = stubIdentity({ deleteUser: async () => ok() });
  const market = createMarket({ identity, store });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.join("FREELANCER", { profile: { displayName: words.name } });
  const ask = (word: string) =>
    askQuestion(market, talent, { briefId, key: randomUUID(), text: `Is there any ${word} in the shop?` });
  const question = succeeded(await ask(words.answered));
  succeeded(await answerQuestion(market, hirer, question.id, { text: "There is.", changesBrief: false }));
  succeeded(await ask(words.open));
  const content = market.aProposal();
  succeeded(await sendProposal(market, talent, briefId, { revision: null, content }));
  const conversationId = `${briefId}_${talent}`;
  const send = async (by: string, key: string, text: string) =>
    succeeded(await sendMessage(market, by, { conversationId, key, text })).id;
  const first = await send(talent, "message-1", `Here is my ${words.first}.`);
  await send(hirer, "message-2", "Thank you.");
  await send(talent, "message-3", `And my ${words.last}.`);
  const report = (by: string, about: "MESSAGE" | "MEMBER", subject: string, note: string | null) =>
    writeReport(market, by, { about, subject, reason: "OTHER", note });
  succeeded(await report(hirer, "MESSAGE", first, "Odd."));
  succeeded(await report(talent, "MEMBER", hirer, `A note with ${words.note}.`));
  await market.worker.runDue();
  const address = `${talent}@example.com`;
  const all = [address, ...Object.values(words)];
  const before = bytesIn(folder);
  expect(all.filter((each) => !before.includes(each))).toEqual([]);

  succeeded(await deleteAccount(market, talent));
  await market.pass(15 * day);
  await market.pass(day);
  await store.close();
  const after = bytesIn(folder);
  expect(after).toContain("Thank you.");
  expect(all.filter((each) => after.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
});
