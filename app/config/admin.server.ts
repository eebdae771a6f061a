import { sayRefusal } from "~/domain/refusal-texts";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import { checkTrail } from "~/features/audit/model/audit-trail";
import { takeHeldRates } from "~/features/market/writes/renew-rates";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import { type Granted, setAdministrator } from "~/features/moderation/auth/grant-administrator.server";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { checkRoots } from "~/features/records/reads/check-roots";
import { CommandError } from "~/operations/backup/command-error";
import { announceVersions } from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { systemClock } from "~/platform/clock/system-clock";
import { createFirebaseIdentity } from "~/platform/identity/firebase/firebase-identity.server";
import type { Store } from "~/platform/ports/store";
import { openStore } from "./engines.server";
import { readConfig, readStoreConfig, type StoreConfig } from "./env.server";

const usage =
  "Usage: npm run admin -- grant ADDRESS, revoke ADDRESS, suspend ADDRESS REASON, reinstate ADDRESS REASON, verify, or take-rates";

/**
 * `npm run admin`: grants or removes an administrator's rights, suspends a member or lifts that,
 * beside a running server or without one; or checks the audit trail. Resolves to whether it
 * succeeded. Throws `CommandError`, `ConfigurationError`, `NewerDocumentsError`.
 */
export async function administer(args: string[], say: (line: string) => void): Promise<boolean> {
  const [what = "", address, ...more] = args;
  if (what === "verify" && address === undefined)
    return withStore(readStoreConfig(), (store) => verify(store, say));
  if (what === "take-rates" && address === undefined)
    return withStore(readStoreConfig(), (store) => takeRates(store, say));
  const words = more.join(" ");
  const isGrant = (what === "grant" || what === "revoke") && words === "";
  const isSuspension = (what === "suspend" || what === "reinstate") && words !== "";
  if (!address || !(isGrant || isSuspension)) throw new CommandError(usage);
  const config = readConfig();
  const { firebase } = config;
  return withStore(config, async (store) => {
    const identity = createFirebaseIdentity(firebase);
    try {
      const parts = { identity, store, clock: systemClock };
      if (isSuspension) {
        say(await suspend(parts, what, address, words));
        return true;
      }
      const admin = what === "grant";
      const set = await setAdministrator(parts, address, admin);
      if (!set.ok) throw hindered(hindrances[set.code] ?? set.code);
      for (const line of describe(address, admin, set.value)) say(line);
      return true;
    } finally {
      await identity.close();
    }
  });
}

/**
 * Suspends or restores the owner of the address, even an administrator. `words`: the message to the
 * owner.
 */
async function suspend(
  { identity, ...parts }: Parameters<typeof setAdministrator>[0],
  what: "suspend" | "reinstate",
  address: string,
  words: string,
): Promise<string> {
  const user = await identity.getUserByEmail(address);
  if (!user.ok) throw hindered(hindrances[user.code] ?? user.code);
  const { uid } = user.value;
  const moved = await (what === "suspend"
    ? suspendMember(parts, "command", uid, { words, reason: null })
    : reinstateMember(parts, "command", uid, { words }));
  if (!moved.ok) throw hindered(sayRefusal(moved.code).replace(/\.$/, ""));
  return `${address} (${uid}) is ${what === "suspend" ? "suspended" : "active"} now. The audit trail says so.`;
}

const hindered = (why: string) => new CommandError(`Nothing was changed: ${why}.`);

const hindrances: Readonly<Record<string, string>> = {
  "user-not-found": "nobody has an account with this address",
  "no-account": "nobody has an account with this address. They sign up first",
  "not-active": "the account isn’t confirmed, is suspended, or is being deleted",
  "user-disabled": "the sign-in provider has disabled the account",
  "network-request-failed": "the sign-in provider gives no answer. Try again in a moment",
};

function describe(address: string, admin: boolean, { uid, changed, sessions }: Granted): string[] {
  const is = admin ? "is an administrator" : "is no administrator";
  const reached = sessions === 1 ? "1 open session" : `${sessions} open sessions`;
  return [
    `${address} (${uid}) ${changed ? `${is} now` : `${is} already`}.`,
    ...(changed || sessions > 0
      ? [`It holds at once, in ${sessions === 0 ? "the next session" : reached}. The audit trail says so.`]
      : []),
  ];
}

async function verify(store: Store, say: (line: string) => void): Promise<boolean> {
  const { entries, head, brokenAt } = await checkTrail(store);
  if (brokenAt !== null) {
    say(`The audit trail was changed: entry ${brokenAt} doesn’t follow from those before it.`);
    return false;
  }
  say(`The audit trail is whole: ${entries} entries. Hash of the last: ${head || "none"}`);
  const checked = await checkAgreements(store);
  if (checked.brokenAt !== null) {
    say(`An agreement was changed: ${checked.brokenAt} isn’t what was written.`);
    return false;
  }
  say(`All agreements are whole: ${checked.agreements}.`);
  const { deliveries, brokenAt: changed } = await checkMilestones(store);
  if (changed !== null) {
    say(`A milestone was changed: ${changed} isn’t what was written.`);
    return false;
  }
  say(`All milestones are whole, with ${deliveries} deliveries.`);
  const { roots, last, brokenAt: badDay } = await checkRoots(store);
  if (badDay !== null) {
    say(`The root of ${badDay} isn’t over what the agreements’ logs say of that day.`);
    return false;
  }
  const newest = last ? `The last, of ${last.day}: ${last.root}` : "None is made yet";
  say(`All daily roots are whole: ${roots}. ${newest}`);
  return true;
}

/** Takes exchange rates that were held, since they jumped. */
async function takeRates(store: Store, say: (line: string) => void): Promise<boolean> {
  const taken = await takeHeldRates({ store, clock: systemClock });
  say(taken.ok ? `Prices are compared at the rates of ${taken.value.of} now.` : "No rates are held.");
  return taken.ok;
}

async function withStore<R>(config: StoreConfig, work: (store: Store) => Promise<R>): Promise<R> {
  const engine = createGuardedStore(openStore(config));
  try {
    await announceVersions({ store: engine, clock: systemClock });
    return await work(createVersionedStore(engine));
  } finally {
    await engine.close();
  }
}
