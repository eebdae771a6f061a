import { onTestFinished } from "vitest";
import type { SignUpDraft } from "~/domain/account";
import type { SessionRecord } from "~/domain/session";
import type { OpenedSession } from "~/features/sign-in/auth/sessions.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { paths } from "~/paths";
import type { Identity } from "~/platform/ports/identity";
import { createTestApp, type TestApp } from "./app";
import { createTestIdentity, freshEmail, requireValue } from "./identity";

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const firefox = "Firefox on Linux";

export const freelancer: SignUpDraft = {
  kind: "FREELANCER",
  displayName: "Ada Moreau",
  discipline: "engineering",
  skills: ["TypeScript", "SQL"],
  country: "FR",
  rate: { amount: 65_000, currency: "EUR" },
};

export const agency: SignUpDraft = {
  kind: "AGENCY",
  displayName: "Studio Nord",
  services: ["Branding"],
  teamSize: 7,
  country: "SE",
  website: "https://studio-nord.example/",
};

export const hirer: SignUpDraft = {
  kind: "HIRER",
  organisation: "Harbour Works",
  problem: "Our shop is slow.",
  desiredOutcome: "Pages within a second.",
  budget: { amount: 2_000_000, currency: "GBP" },
  startOn: "2027-03-01",
};

/** The product on the run's Auth emulator, with a project of its own. `change` replaces calls of the provider. */
export function createRealApp({ change }: { change?: (identity: Identity) => Partial<Identity> } = {}) {
  const provider = createTestIdentity();
  onTestFinished(() => provider.close());
  const { identity } = provider;
  return { provider, app: createTestApp({ identity: { ...identity, ...change?.(identity) } }) };
}

/** A provider that answers the given calls; any other one fails the test. */
export function stubIdentity(calls: Partial<Identity>): Identity {
  return new Proxy(calls as Identity, {
    get(known, name: keyof Identity) {
      return (
        known[name] ??
        (() => {
          throw new Error(`identity.${String(name)} was not expected`);
        })
      );
    },
  });
}

/** A form was sent: the attempt that its browser holds, and the new account with its custom token. */
export async function signUp(
  app: TestApp,
  { email = freshEmail(), draft = null as SignUpDraft | null } = {},
) {
  const attempt = await app.auth.attempts.begin(email, { draft, redirect: paths.app });
  const { uid, token } = requireValue(await app.auth.createUser(email, attempt));
  if (!token) throw new Error("no token for the attempt of this very address");
  return { email, attempt, uid, token };
}

/** A sign-up that went all the way: a pending member with a session. */
export async function join(app: TestApp, options: { email?: string; draft?: SignUpDraft | null } = {}) {
  const signedUp = await signUp(app, options);
  const opened = requireValue(await openWithToken(app, signedUp.token, signedUp.attempt));
  return { ...signedUp, ...opened };
}

export function openWithToken(app: TestApp, customToken: string, attempt: string | null) {
  return app.auth.openSessionWithToken({ customToken }, attempt, firefox);
}

export interface MailedLink {
  id: string;
  actionCode: string;
  redirect: string;
}

/** The link in the newest mail to an address. */
export async function mailedLink(app: TestApp, email: string): Promise<MailedLink> {
  const { link } = await app.lastMail(email);
  const read = (name: string) => link.searchParams.get(name) ?? "";
  return { id: read("id"), actionCode: read("oobCode"), redirect: read("redirect") };
}

/** Asks for a link and reads it from the mail. */
export async function askForLink(
  app: TestApp,
  email: string,
  { attempt = null as string | null, redirect = paths.app as string } = {},
): Promise<MailedLink> {
  await app.worker.runDue();
  requireValue(await app.auth.sendLoginEmail({ email, redirect }, attempt));
  return mailedLink(app, email);
}

/** Presses the button of a link's page. By default in a browser that knows nothing of it. */
export function redeem(
  app: TestApp,
  { id, actionCode }: Pick<MailedLink, "id" | "actionCode">,
  {
    address = null as string | null,
    attempt = null as string | null,
    session = null as OpenedSession["session"] | null,
    isKnown = true,
    zone = null as string | null,
  } = {},
) {
  return app.auth.openSessionWithLink(
    { id, actionCode, address },
    { attemptId: attempt, session, device: firefox, zone, knows: async () => isKnown },
  );
}

/** A member who has proven their address. */
export async function joinAndProve(app: TestApp, options: { email?: string; draft?: SignUpDraft } = {}) {
  const joined = await join(app, options);
  const link = await mailedLink(app, joined.email);
  const proven = requireValue(await redeem(app, link, { attempt: joined.attempt, session: joined.session }));
  return { ...joined, ...proven };
}

/** The same, given the admin claim by the provider's console in between, as the new session says. */
export async function joinAsAdministrator(
  app: TestApp,
  provider: Pick<ReturnType<typeof createTestIdentity>, "setClaims">,
) {
  const joined = await join(app);
  await provider.setClaims(joined.uid, { admin: true });
  const link = await mailedLink(app, joined.email);
  const proven = requireValue(await redeem(app, link, { attempt: joined.attempt, session: joined.session }));
  return { ...joined, ...proven };
}

/** All live and dead session records of an account. */
export async function sessionsOf(app: TestApp, uid: string) {
  const page = await app.store.query<SessionRecord>({
    collection: sessionsCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 100,
  });
  return page.items;
}

export async function read<T>(app: TestApp, collection: string, id: string): Promise<T | null> {
  return (await app.store.get<T>(collection, id))?.data ?? null;
}

/** How many answers were good, and by which code the others were refused. */
export function tally(answers: readonly ({ ok: true } | { ok: false; code: string })[]) {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer.ok ? "ok" : answer.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
