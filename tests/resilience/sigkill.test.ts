import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { integer, sample, tuple } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { createTestIdentity, requireValue } from "#tests/support/identity";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection, firstBriefId } from "~/features/briefs/model/brief";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { linkMailType } from "~/features/sign-in/auth/link-mail-job";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { findFreePorts } from "../../scripts/ports.mjs";
import { startSmtpServer } from "../platform/mail/smtp-server";
import { send } from "./client";
import { createPerson, mailsTo, type Person, pressLink, pressLogin, pressSignUp } from "./person";
import { startProduct } from "./product";
import { limitFor, rounds, seed } from "./rounds";

/** How many people are at their forms at the same time. */
const atOnce = 8;

let dataDir: string;
let mails: Awaited<ReturnType<typeof startSmtpServer>>;
let provider: ReturnType<typeof createTestIdentity>;
let port: number;
beforeAll(async () => {
  // Requests go to a real server; msw would put its own sockets before it.
  graphqlServer.close();
  dataDir = await mkdtemp(join(tmpdir(), "sigkill-"));
  mails = await startSmtpServer();
  provider = createTestIdentity({ projectId: `demo-${randomUUID()}` });
  [port = 0] = await findFreePorts(1);
});
afterAll(async () => {
  await provider.close();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startProduct({ port, dataDir, projectId: provider.projectId, mailUrl: mails.url });
const openStore = () =>
  createVersionedStore(createSqliteStore({ file: join(dataDir, "store.sqlite"), indexes }));

test(
  "SIGKILL in the middle of sign-ups loses no acknowledged account, text, session or mail",
  limitFor(rounds.kills, 20_000),
  async () => {
    process.stdout.write(`RESILIENCE_SEED=${seed}, ${rounds.kills} times SIGKILL\n`);
    const answered = new Set<Person>();
    let cutOff: Person[] = [];
    let people = 0;

    // Killed so many ms after so many answers: at any step of any sign-up, on a machine of any speed.
    const moments = tuple(integer({ min: 0, max: 20 }), integer({ min: 0, max: 30 }));
    for (const [answers, ms] of sample(moments, { numRuns: rounds.kills, seed })) {
      const product = await start();
      let toCome = answers;
      let kill = () => {};
      const enough = new Promise<void>((resolve) => {
        kill = resolve;
      });
      const goOn = (came: boolean) => {
        if (toCome-- <= 0) kill();
        return came;
      };
      /** One after the other, each until an answer comes; a third log in on another device right after. */
      async function serveQueue() {
        for (;;) {
          const person = cutOff.pop() ?? createPerson(people++);
          if (answers === 0) kill();
          if (!goOn(await pressSignUp(port, person))) return [person];
          answered.add(person);
          if (!person.isSignedIn || answered.size % 3 > 0) continue;
          if (!goOn(await pressLogin(port, person))) return [];
        }
      }
      const crowd = Promise.all(Array.from({ length: atOnce }, serveQueue));
      await enough;
      await pause(ms);
      product.signal("SIGKILL");
      await product.exited;
      // An address gets five mails in half an hour, so nobody presses much more often.
      cutOff = (await crowd)
        .flat()
        .concat(cutOff)
        .filter(({ posts }) => posts < 4);
    }

    const store = openStore();
    try {
      await endLeases(store);
      const product = await start();
      for (const person of cutOff) {
        expect(await pressSignUp(port, person)).toBe(true);
        answered.add(person);
      }
      await expect.poll(() => countMailJobs(store), { timeout: 60_000, interval: 200 }).toBe(0);
      for (const person of answered) await expectNothingLost(person, store);
      await product.stop();
    } finally {
      await store.close();
    }
    const different = new Set(
      mails.received.map(({ headers }) => headers.find(({ name }) => name === "message-id")?.value),
    );
    process.stdout.write(
      `${answered.size} people, ${mails.received.length} mails, ${mails.received.length - different.size} sent twice\n`,
    );
  },
);

async function expectNothingLost(person: Person, store: Store): Promise<void> {
  const own = mailsTo(person, mails.received);
  const promised = person.linksPromised + (person.isSignedIn ? 1 : 0);
  const who = JSON.stringify(person);
  expect(own.length, who).toBeGreaterThanOrEqual(promised);
  // No post asked for more than one mail: whatever came twice came under the same Message-ID.
  expect(own.length, who).toBeLessThanOrEqual(person.posts);

  if (!person.isSignedIn) await pressLink(port, person, own, store);
  const page = await send(port, { path: "/app/profile", cookie: person.cookie, from: person.from });
  expect(page, who).toMatchObject({ status: 200 });

  const { uid } = requireValue(await provider.identity.getUserByEmail(person.email));
  const account = await store.get<Account>(accountsCollection, uid);
  expect(account?.data, who).toMatchObject({ email: person.email });
  const profile = await store.get<Profile>(profilesCollection, uid);
  expect(profile?.data, who).toMatchObject({ displayName: person.typed });
  if (person.path !== "/hire") return;
  const brief = await store.get<Brief>(briefsCollection, firstBriefId(uid));
  expect(brief?.data, who).toMatchObject({ problem: person.fields.problem });
}

/** The jobs that a killed process had taken are due again after their lease of a minute: this is that minute. */
async function endLeases(store: Store): Promise<void> {
  await store.transact(async (tx) => {
    const jobs = await tx.query<JobDocument>(firstJobs);
    const now = new Date().toISOString();
    for (const { id, data } of jobs.items) {
      if (data.type === linkMailType.name)
        tx.set<JobDocument>(jobsCollection, id, { ...data, dueAt: `${now}_${id}` });
    }
  });
}

async function countMailJobs(store: Store): Promise<number> {
  const { items } = await store.query<JobDocument>(firstJobs);
  return items.filter(({ data }) => data.type === linkMailType.name).length;
}

/** Mails come first: the other jobs are planned for next week. */
const firstJobs = {
  collection: jobsCollection,
  where: { state: "waiting" },
  orderBy: { field: "dueAt", direction: "asc" },
  limit: 100,
} as const;
