import type { AccountKind, AccountSettings, AccountStatus } from "~/domain/account";
import { beginningsOf, wordsInAddress } from "~/domain/name-words";
import { withEvent } from "~/features/market/model/event-line";
import { collection, type Step, type StoredDocument } from "~/platform/ports/collection";
import { beginningsIn } from "./beginnings-in";

/** 2: a theme among what the member has chosen. Documents of before have none. */
function toTheme({ settings, ...account }: StoredDocument): StoredDocument {
  return settings ? { ...account, settings: { ...settings, theme: null } } : account;
}

/** 3: an event may say why. Earlier ones have no reason. */
const toWords = (account: StoredDocument): StoredDocument => account;

/** 4: the words of its address, by which administrators find it. */
function toAddressWords(account: StoredDocument): StoredDocument {
  const words = String(account.email ?? "")
    .slice(0, 254)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 2);
  return { ...account, addressWords: [...new Set(words.slice(0, 8))] };
}

/** 5: the beginnings of these words, too. Until then only whole words found it. */
function toAddressedBy({ addressWords: _, ...account }: StoredDocument): StoredDocument {
  const email = String(account.email ?? "");
  const at = email.lastIndexOf("@");
  return { ...account, addressedBy: beginningsIn([email.slice(0, Math.max(at, 0)), email.slice(at + 1)]) };
}

/** 6: whether a member may be invited. Members who chose before may. */
function toInvited({ settings, ...account }: StoredDocument): StoredDocument {
  return settings ? { ...account, settings: { ...settings, invitations: true } } : account;
}

/** 7: when its owner said whether to be found. It wasn't asked before. */
const toAsked = (account: StoredDocument): StoredDocument => account;

/** 8: a language among what the member has chosen. Documents of before have none. */
function toLanguage({ settings, ...account }: StoredDocument): StoredDocument {
  return settings ? { ...account, settings: { ...settings, language: null } } : account;
}

/** 9: its language is any code, since those that are offered change. */
const toAnyLanguage = (account: StoredDocument): StoredDocument => account;

/** 10: the language of its owner's browser, which documents of before don't have. */
const toBrowsersLanguage = (account: StoredDocument): StoredDocument => account;

/** 11: whether talent is asked about its availability, which is so where nothing is said. */
const toAsksAvailability = (account: StoredDocument): StoredDocument => account;

const accountSteps: readonly Step[] = [
  toTheme,
  toWords,
  toAddressWords,
  toAddressedBy,
  toInvited,
  toAsked,
  toLanguage,
  toAnyLanguage,
  toBrowsersLanguage,
  toAsksAvailability,
];

/** `accounts/{uid}` (domain.md). */
export interface Account {
  kind: AccountKind | null;
  email: string;
  /**
   * Words of the address and their beginnings, for the administrators' search. `addressed` gives
   * both.
   */
  addressedBy?: string[];
  status: AccountStatus;
  /** ISO 8601 UTC; null until the address is proven. */
  emailVerifiedAt: string | null;
  createdAt: string;
  /**
   * The sign-up attempt that made the account with an unproven address; null for one made by a
   * link.
   */
  createdBy: string | null;
  /**
   * The address was proven in another browser than the one that filled in the content: the owner
   * has yet to decide whether to keep that content.
   */
  review: boolean;
  /** Absent in an account that was made without a language, until its owner chooses. */
  settings?: StoredSettings;
  /**
   * When its owner answered whether members may find their profile, ISO 8601 UTC; the answer is the
   * profile's visibility. Absent until then.
   */
  toBeFoundAt?: string;
  /**
   * While it is being deleted: when nothing of it is left, ISO 8601 UTC. Until then its owner can
   * take that back. An unproven account gets this date only when its removal begins.
   */
  deletesAt?: string;
  /** The account's history since it was made. */
  events?: AccountEventLine[];
}

export interface StoredSettings extends Omit<AccountSettings, "language" | "browsersLanguage"> {
  /** Codes (BCP 47). They may no longer be offered. */
  language: string | null;
  browsersLanguage?: string | null;
}

export interface AccountEventLine {
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  by: "owner" | "admin" | "system";
  /** The reason in the administrator's words; the member reads it. */
  words?: string;
}

export const accounts = collection<Account>()({
  name: "accounts",
  ofMember: { id: "uid", exported: "apart" },
  shared: true,
  indexes: [
    ["status", "createdAt"],
    ["status", "deletesAt"],
    ["addressedBy[]", "-createdAt"],
  ],
  enums: ["kind", "status", "settings.notify.*", "events.*.event"],
  steps: accountSteps,
});
export const accountsCollection = accounts.name;

/** An address as an account has it. */
export function addressed(email: string): Pick<Account, "email" | "addressedBy"> {
  return { email, addressedBy: beginningsOf(wordsInAddress(email)) };
}

const notMe = "NOT_ME";

/** An account with an unproven address. `attempt` names the browser that made it. */
export function createPendingAccount(email: string, attempt: string | null, now: Date): Account {
  const createdAt = now.toISOString();
  return {
    kind: null,
    ...addressed(email),
    status: "PENDING",
    emailVerifiedAt: null,
    createdAt,
    createdBy: attempt,
    review: false,
  };
}

/** An account whose owner came through a link. */
export function createProvenAccount(email: string, now: Date): Account {
  const createdAt = now.toISOString();
  return {
    kind: null,
    ...addressed(email),
    status: "ACTIVE",
    emailVerifiedAt: createdAt,
    createdAt,
    createdBy: null,
    review: false,
  };
}

/**
 * Browsers are known from their first sign-in after this moment (ISO 8601 UTC), when the owner last
 * answered “this wasn’t me” to a sign-in. Undefined where the owner never did.
 */
export function browsersKnownSince({ events = [] }: Account): string | undefined {
  return events.findLast((line) => line.event === notMe)?.at;
}

/** The account after “this wasn’t me”; answering it repeatedly keeps one line. */
export function forgetBrowsers(account: Account, now: Date): Account {
  const others = (account.events ?? []).filter(({ event }) => event !== notMe);
  const line = { at: now.toISOString(), event: notMe, by: "owner" } as const;
  return { ...account, events: withEvent(others, line) };
}

/**
 * The reason for the last suspension, warning or return, or for the last one until `until` (ISO
 * 8601 UTC); null where none was given.
 */
export function wordsOf(
  { events = [] }: Account,
  event: "WARN" | "SUSPEND" | "REINSTATE",
  until?: string,
): string | null {
  const isIt = (line: AccountEventLine) => line.event === event && (until === undefined || line.at <= until);
  return events.findLast(isIt)?.words ?? null;
}

/** The member's warnings, the newest first, each with its moment (ISO 8601 UTC). */
export function warningsOf({ events = [] }: Account): { at: string; words: string }[] {
  return events
    .flatMap(({ event, at, words }) => (event === "WARN" && words ? [{ at, words }] : []))
    .toReversed();
}

/** Whether the account is due for removal. */
export function isDue({ deletesAt }: Account, now: Date): boolean {
  return deletesAt !== undefined && now.toISOString() >= deletesAt;
}
