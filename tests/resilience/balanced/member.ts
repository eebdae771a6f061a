import { expect, onTestFinished } from "vitest";
import type { SessionRecord } from "~/domain/session";
import { feedsCollection } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { systemClock } from "~/platform/clock/system-clock";
import { createCookies } from "~/shell/request/cookies.server";
import { hashed } from "~/values/hash.server";
import { createPerson, pressSignUp } from "../person";
import { cookieSecret } from "../product";
import { type Listener, listen } from "./listener";
import type { Site } from "./site";

export type Member = Awaited<ReturnType<typeof joinAndListen>>;

/** Somebody who signs up and listens; whenever they were told of a change there is the next one, and each is noted. */
export async function joinAndListen(site: Site, number: number) {
  const person = createPerson(number);
  expect(await pressSignUp(site.port, person)).toBe(true);
  const uid = await uidOf(site, person.cookie);
  const listener = listen(site.port, person.cookie);
  const changes = startChanges(site, uid, listener);
  const stop = async () => {
    await changes.stop();
    await listener.stop();
  };
  onTestFinished(stop);
  return { ...person, listener, changes, stop };
}

function startChanges(site: Site, uid: string, listener: Listener) {
  const store = site.openStore();
  const versions: number[] = [];
  let slowestMs = 0;
  let stopping = false;
  async function keepWriting() {
    while (!stopping) {
      await store.transact(async (tx) => touchFeed(tx, systemClock.now(), uid));
      const version = (await store.get(feedsCollection, uid))?.version ?? 0;
      const since = performance.now();
      versions.push(version);
      await listener.hears(version);
      slowestMs = Math.max(slowestMs, performance.now() - since);
    }
  }
  const writing = keepWriting().finally(() => store.close());
  // Told by `stop`.
  writing.catch(() => {});
  return {
    versions,
    slowestMs: () => slowestMs,
    async stop() {
      stopping = true;
      await writing;
    },
  };
}

/** Whose session a browser's cookies are of. */
async function uidOf(site: Site, cookie: string): Promise<string> {
  const cookies = createCookies({ secrets: [cookieSecret], secure: false, clock: systemClock });
  const value = await cookies.readSession(new Request("http://localhost/", { headers: { cookie } }));
  const store = site.openStore();
  const record = await store.get<SessionRecord>(sessionsCollection, hashed("session", value ?? ""));
  await store.close();
  if (!record) throw new Error("Nobody is signed in by these cookies");
  return record.data.uid;
}
