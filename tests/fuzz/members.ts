import { randomUUID } from "node:crypto";
import { requireValue } from "#tests/support/identity";
import type { SessionRecord } from "~/domain/session";
import { accountsCollection } from "~/features/accounts/model/account";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { hashed } from "~/values/hash.server";
import { ask, cookiesOf } from "./ask";
import type { Product } from "./product";

/** Somebody who is signed in. `secrets` are in nobody else's answers, and in no request that is generated. */
export interface Member {
  email: string;
  uid: string;
  /** Names and values of the cookies that their browser holds. */
  session: string;
  attempt: string;
  attemptId: string;
  /** The id of the session's record. */
  record: string;
  /** Of the provider, naming the live session. */
  idToken: string;
  customToken: string;
  secrets: string[];
  /** Is signed in again, whatever a request has ended or changed. */
  restore(): Promise<void>;
}

/** Signs somebody up through the real form. */
export async function signUpMember(product: Product, name: string): Promise<Member> {
  const { cookies, identity } = { cookies: product.container.web.cookies, ...product.container };
  const email = `${name}.${randomUUID()}@example.com`;
  const displayName = `${name} ${randomUUID()}`;
  const answer = await ask(product, {
    method: "POST",
    target: "/?index",
    headers: [["origin", product.origin]],
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams({ email, name: displayName }).toString(),
  });
  const jar = cookiesOf(answer);
  const session = jar.find((pair) => /^(?:__Host-)?session=/.test(pair));
  const attempt = jar.find((pair) => /^(?:__Host-)?attempt=/.test(pair));
  if (!session || !attempt) throw new Error(`no session for ${name}: ${answer.status} ${answer.text}`);

  const browser = new Request(product.origin, { headers: { cookie: `${session}; ${attempt}` } });
  const record = hashed("session", (await cookies.readSession(browser)) ?? "");
  const attemptId = (await cookies.readAttempt(browser)) ?? "";
  const { store } = product.container;
  const stored = await store.get<SessionRecord>(sessionsCollection, record);
  if (!stored) throw new Error(`no session record for ${name}`);
  const { uid } = stored.data;
  const account = await store.get<object>(accountsCollection, uid);
  const customToken = requireValue(await identity.createCustomToken(uid, { sid: record }));
  const { idToken } = requireValue(await identity.exchangeCustomToken(customToken));

  return {
    ...{ email, uid, session, attempt, attemptId, record, idToken, customToken },
    secrets: [displayName, uid, record, session.split("=")[1] ?? ""],
    async restore() {
      if (await store.get(sessionsCollection, record)) return;
      await store.transact(async (tx) => {
        tx.set(sessionsCollection, record, { ...stored.data, verifiedAt: new Date().toISOString() });
        if (account) tx.set(accountsCollection, uid, account.data);
      });
    },
  };
}
