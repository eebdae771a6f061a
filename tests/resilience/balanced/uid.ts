import { systemClock } from "~/adapters/clock/system-clock";
import { type SessionRecord, sessionsCollection } from "~/auth/sessions.server";
import { hashed } from "~/contract/hash.server";
import { createCookies } from "~/web/request/cookies.server";
import { cookieSecret } from "../product";
import type { Site } from "./site";

/** Whose session a browser's cookies are of. */
export async function uidOf(site: Site, cookie: string): Promise<string> {
  const cookies = createCookies({ secrets: [cookieSecret], secure: false, clock: systemClock });
  const value = await cookies.readSession(new Request("http://localhost/", { headers: { cookie } }));
  const store = site.openStore();
  const record = await store.get<SessionRecord>(sessionsCollection, hashed("session", value ?? ""));
  await store.close();
  if (!record) throw new Error("Nobody is signed in by these cookies");
  return record.data.uid;
}
