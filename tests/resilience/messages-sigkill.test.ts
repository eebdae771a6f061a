import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integer, sample } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Conversation } from "~/features/conversations/model/conversation";
import type { Message } from "~/features/conversations/model/message";
import type { Thread } from "~/features/conversations/model/thread";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { buildChild, runUntilKilled } from "./child-process";
import { readCollection } from "./read-collection";
import { limitFor, rounds, seed } from "./rounds";

const folder = mkdtempSync(join(tmpdir(), "messages-sigkill-"));
const file = join(folder, "store.sqlite");
let program = "";

beforeAll(async () => {
  program = await buildChild("messages-child", folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test(
  `${rounds.kills} times SIGKILL while twenty write: no acknowledged message is lost, none is doubled, and every inbox agrees`,
  limitFor(rounds.kills, 10_000),
  async () => {
    const lines: string[] = [];
    const moments = sample(integer({ min: 1, max: 150 }), { numRuns: rounds.kills, seed });
    for (const [at, enough] of moments.entries())
      lines.push(...(await runUntilKilled(program, [file, `run${at}`], enough)));

    const store = createVersionedStore(createSqliteStore({ file, indexes }));
    const messages = await readCollection<Message>(store, "messages");
    const conversations = await readCollection<Conversation>(store, "conversations");
    const threads = await readCollection<Thread>(store, "threads");
    await store.close();
    for (const line of lines) {
      const [what, conversationId = "", id = "", seq] = line.split(" ");
      expect([...conversations.keys()], line).toContain(conversationId);
      if (what === "done") expect(messages.get(id), line).toMatchObject({ conversationId, seq: Number(seq) });
    }
    for (const [id, { messages: count, participants }] of conversations) {
      const said = [...messages.values()].filter(({ conversationId }) => conversationId === id);
      // Each number once, without a gap.
      expect(said.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(said.map((_, at) => at + 1));
      expect(count).toBe(said.length);
      for (const uid of participants) {
        const thread = threads.get(`${id}~${uid}`);
        const unread = said.filter(({ by, seq }) => by !== uid && seq > (thread?.readSeq ?? 0));
        expect([thread?.unread, thread?.last?.at], `${id} ${uid}`).toEqual([
          unread.length,
          said.find(({ seq }) => seq === count)?.at,
        ]);
      }
    }
    // Started anew by each run, and never a second time.
    expect(conversations.size).toBeLessThanOrEqual(10);
    process.stdout.write(`${lines.length} conversations and messages acknowledged, ${messages.size} kept\n`);
  },
);
