import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#tests/operations/backup/command";
import { readAll } from "#tests/operations/migrations/old-store";
import { toCookieHeader } from "#tests/support/app";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { createTestIdentity, requireValue } from "#tests/support/identity";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Store } from "~/platform/ports/store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { findFreePorts } from "../../scripts/ports.mjs";
import { headerOf, startSmtpServer } from "../platform/mail/smtp-server";
import { send } from "./client";
import { createPerson, linkIn, mailsTo, type Person, pressLink, pressLogin, pressSignUp } from "./person";
import { startProduct } from "./product";

/** What outlives a disk: the provider, the backups and a mail server, which takes no mail while its gate is shut. */
async function createWorld() {
  // Requests go to a real server; msw would put its own sockets before it.
  graphqlServer.close();
  const root = await mkdtemp(join(tmpdir(), "drill-"));
  const gate = new EventTarget();
  let isShut = false;
  const mails = await startSmtpServer({
    disableReverseLookup: true,
    onMailFrom: (_address, _session, go) => {
      if (isShut) gate.addEventListener("open", () => go(), { once: true });
      else go();
    },
  });
  const provider = createTestIdentity({ projectId: `demo-${randomUUID()}` });
  const [port = 0] = await findFreePorts(1);
  const dataDir = join(root, "data");
  onTestFinished(async () => {
    await provider.close();
    await mails.close();
    await rm(root, { recursive: true, force: true });
  });
  return {
    port,
    dataDir,
    file: join(dataDir, "store.sqlite"),
    backups: join(root, "backups"),
    received: mails.received,
    identity: provider.identity,
    start: () => startProduct({ port, dataDir, projectId: provider.projectId, mailUrl: mails.url }),
    shutGate: () => {
      isShut = true;
    },
    openGate: () => {
      isShut = false;
      gate.dispatchEvent(new Event("open"));
    },
    async using<R>(work: (store: Store) => Promise<R>): Promise<R> {
      const store = createVersionedStore(createSqliteStore({ file: join(dataDir, "store.sqlite"), indexes }));
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    },
  };
}

type World = Awaited<ReturnType<typeof createWorld>>;

const crowd = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => createPerson(from + at));

async function signUp({ port }: World, people: Person[]): Promise<void> {
  await Promise.all(people.map(async (person) => expect(await pressSignUp(port, person)).toBe(true)));
}

/** Each presses the button that their mail leads to. */
async function comeIn(world: World, people: Person[]): Promise<void> {
  const { port, received } = world;
  for (const person of people) {
    await expect.poll(() => mailsTo(person, received).length).toBeGreaterThan(0);
    await world.using((store) => pressLink(port, person, mailsTo(person, received), store));
  }
}

/** Logs in on a device that knows nothing of them; answers the page that they come to. */
async function logIn(world: World, person: Person) {
  const { port, received } = world;
  const { email, from } = person;
  const known = new Set(mailsTo(person, received));
  await pressLogin(port, person);
  const newMail = () => mailsTo(person, received).find((mail) => !known.has(mail));
  await expect.poll(newMail).toBeDefined();
  const mail = newMail();
  if (!mail) throw new Error("no mail");
  const link = linkIn(mail);
  const fields = { id: link.get("id") ?? "", oobCode: link.get("oobCode") ?? "", email };
  const outcome = await send(port, { path: "/sign-in", fields, from });
  expect(outcome).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/app(\?notice=confirmed)?$/),
  });
  if (outcome.kind === "answered") person.cookie = toCookieHeader(outcome.setCookies);
  return pageOf(world, person, "/app");
}

const pageOf = ({ port }: World, { cookie, from }: Person, path = "/app/profile") =>
  send(port, { path, cookie, from });

/** The jobs that wait to be done at once, and the mails that are held. */
const countJobs = (world: World) =>
  world.using(async (store) => {
    const { items } = await store.query<JobDocument>({ collection: jobsCollection, limit: 100 });
    const now = new Date().toISOString();
    const due = items.filter(({ data }) => data.state === "waiting" && data.dueAt <= now).length;
    const held = items.filter(({ data }) => data.lastError === "held-after-restore").length;
    return { due, held };
  });

/** What a member entered. Sessions, links and jobs move on by themselves. */
const entered = (documents: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(documents).filter(([key]) => /^doc:(accounts|profiles|briefs)\//.test(key)),
  );

test("a lost disk comes back: nothing from before the backup is missing, nobody gets a mail twice, and sessions of accounts that are gone are gone", async () => {
  const world = await createWorld();
  const { dataDir, file, backups, received, identity } = world;
  const server = await world.start();
  const before = crowd(0, 6);
  await signUp(world, before);
  await comeIn(world, before);
  const existing = entered(readAll(file));

  // More mails than are sent at once: some are under way in the backup, some wait.
  const during = crowd(10, 12);
  world.shutGate();
  await signUp(world, during.slice(0, 6));
  const load = signUp(world, during.slice(6));
  const backup = await runCommand(dataDir, "backup", "--to", backups);
  await load;
  expect(backup).toMatchObject({ code: 0 });

  world.openGate();
  for (const person of during) await expect.poll(() => mailsTo(person, received).length).toBe(1);
  const after = crowd(30, 4);
  await signUp(world, after);
  await comeIn(world, after);
  const gone = before.slice(0, 2);
  for (const { email } of gone) {
    const { uid } = requireValue(await identity.getUserByEmail(email));
    requireValue(await identity.deleteUser(uid));
  }
  const lost = Object.keys(readAll(file)).length;
  const sent = received.length;

  expect(await runCommand(dataDir, "restore", "--from", backups)).toMatchObject({
    code: 1,
    said: expect.stringContaining("Stop it first"),
  });
  server.signal("SIGKILL");
  await server.exited;
  await rm(dataDir, { recursive: true });
  const restored = await runCommand(dataDir, "restore", "--from", backups);
  expect(restored).toMatchObject({ code: 0 });

  const found = readAll(file);
  expect(entered(found)).toMatchObject(existing);
  await world.start();
  await expect.poll(async () => (await countJobs(world)).due).toBe(0);
  const { held } = await countJobs(world);
  expect(held).toBeGreaterThanOrEqual(6);
  expect(received).toHaveLength(sent);

  for (const person of before.slice(gone.length))
    expect(await pageOf(world, person), person.email).toMatchObject({ status: 200 });
  for (const person of [...gone, ...after])
    expect(await pageOf(world, person), person.email).toMatchObject({ status: 302 });
  // The provider knows them, the restored store doesn't: a link makes them members again, and so does the form.
  const [byLink, byForm] = after as [Person, Person];
  expect(await logIn(world, byLink)).toMatchObject({ status: 200 });
  await signUp(world, [byForm]);
  expect(byForm.isSignedIn).toBe(false);
  await expect.poll(() => mailsTo(byForm, received).length).toBe(2);
  await world.using((store) => pressLink(world.port, byForm, mailsTo(byForm, received), store));
  expect(await pageOf(world, byForm)).toMatchObject({ status: 200 });

  const ids = received.map((mail) => headerOf(mail, "message-id"));
  expect(new Set(ids).size).toBe(ids.length);
  for (const person of [...before, ...during]) expect(mailsTo(person, received)).toHaveLength(1);
  const bytes = (await stat(file)).size;
  process.stdout.write(
    `${backup.said}${restored.said}${bytes} bytes; lost: ${lost - Object.keys(found).length} documents, none from before the backup; ` +
      `${sent} mails sent before, ${held} held, ${ids.length - new Set(ids).size} sent twice\n`,
  );
});
