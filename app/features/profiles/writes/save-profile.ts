import type { AccountKind } from "~/domain/account";
import { isSameContent } from "~/domain/fields/content";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { whenMissing } from "~/domain/fields/controls";
import type { ContentField, ContentFields, ContentInput } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { foldHandle } from "~/domain/handle";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { withZone } from "~/features/accounts/model/settings";
import { createProblems } from "~/features/market/model/checks";
import { planFront } from "~/features/market/writes/plan-front";
import { planToDraw } from "~/features/market/writes/plan-to-draw";
import { planToIndexHirer, planToIndexMember } from "~/features/market/writes/plan-to-index";
import { publicFeed, publicMembersFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { saidOf } from "~/features/profiles/model/availability";
import { foundByOf } from "~/features/profiles/model/found-by";
import {
  emptyProfile,
  getProfile,
  type Profile,
  profilesCollection,
} from "~/features/profiles/model/profile";
import type { Versioned } from "~/platform/ports/store";
import { isAhead } from "~/values/days";
import type { Problem } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { sortPortraits } from "./face";
import { planToAsk } from "./plan-to-ask";
import { takeHandle } from "./take-handle";

type SavedProfile = Promise<Result<Versioned<Profile>>>;

/**
 * Saves a member's own profile. `revision` is the one that the form was made from, null for a first
 * profile: when it is no longer current, nothing is written (`stale`). Any statement about the
 * availability confirms it. A time zone is the account's, too (docs/decisions/times.md). No name
 * may be mistaken for that of `brand`.
 */
export function saveProfile(
  { store, clock, brand }: MarketParts & { brand?: string },
  uid: string,
  { revision, content }: { revision: number | null; content: ContentInput<typeof profileFields> },
): SavedProfile {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const { kind } = member.value.account;
    if (kind === null) return refuse("WRONG_KIND");
    const existing = await getProfile(tx, uid);
    const typed = tidyProfile(content, kind);
    // A page that everybody may read keeps its address where none is typed.
    const kept = typed.visibility === "EVERYONE" ? (existing?.data.handle ?? null) : null;
    const tidy = { ...typed, handle: typed.handle ?? kept };
    const problems = checkProfile(tidy, kind, clock.now(), brand);
    if (problems.length > 0) return refuse("INVALID", { problems });
    if ((existing?.data.revision ?? null) !== revision) {
      const same = existing && isSameContent(profileFields, existing.data, tidy);
      return same ? ok(existing) : refuse("STALE");
    }
    const taken = await takeHandle(
      tx,
      uid,
      existing?.data.handle ?? null,
      {
        ...tidy,
        kind,
        brand: brand ?? "",
      },
      clock.now(),
    );
    if ("problem" in taken) return refuse("INVALID", { problems: [taken.problem] });
    const portraits = await sortPortraits(tx, existing?.data ?? emptyProfile, tidy.people);
    const at = clock.now().toISOString();
    const availabilityConfirmedAt = tidy.availability === null ? null : at;
    const profile: Profile = {
      ...emptyProfile,
      ...existing?.data,
      ...tidy,
      handle: taken.handle,
      portraits: portraits.kept,
      availabilityConfirmedAt,
      ...foundByOf(tidy, availabilityConfirmedAt),
      revision: (existing?.data.revision ?? 0) + 1,
      updatedAt: at,
    };
    tx.set<Profile>(profilesCollection, uid, profile);
    portraits.drop(clock.now());
    const zone = profile.timeZone;
    if (zone !== null) tx.set<Account>(accountsCollection, uid, withZone(member.value.account, zone));
    taken.write(tx);
    if (kind === "HIRER") touchFeed(tx, clock.now(), publicFeed);
    const renamed = isRenamed(existing?.data ?? null, profile);
    if (kind !== "HIRER" && availabilityConfirmedAt !== null) planToAsk(tx, clock.now(), uid);
    if (kind !== "HIRER") planToIndexMember(tx, clock, uid);
    else if (renamed) planToIndexHirer(tx, clock, uid);
    if (existing && !existing.data.front) planFront(tx, clock.now(), uid);
    const isPublic = [existing?.data, profile].some((one) => one?.visibility === "EVERYONE");
    if (isPublic) touchFeed(tx, clock.now(), publicMembersFeed);
    if (isPublic || (kind === "HIRER" && renamed)) planToDraw(tx, clock.now(), "member", uid);
    return ok({ id: uid, version: (existing?.version ?? 0) + 1, data: profile });
  });
}

/** Whether the names by which its briefs are found have changed. */
function isRenamed(before: Profile | null, { displayName, organisation }: Profile): boolean {
  return before?.displayName !== displayName || before.organisation !== organisation;
}

/** What a mail asked about: the availability (`saidOf`), and when. */
interface AskedByMail {
  said: string;
  askedAt: Date;
}

/**
 * Confirms that the availability still holds. As the answer to a mail it is refused as STALE where
 * its member says something else by then, and with ANSWER_STANDS where they confirmed it since.
 */
export function confirmAvailability(
  { store, clock }: MarketParts,
  uid: string,
  asked?: AskedByMail,
): SavedProfile {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const existing = await getProfile(tx, uid);
    if (!existing || existing.data.availability === null) return refuse("NOT_FOUND");
    if (asked && saidOf(existing.data) !== asked.said) return refuse("STALE");
    if (asked && Date.parse(existing.data.availabilityConfirmedAt ?? "") > asked.askedAt.getTime())
      return refuse("ANSWER_STANDS");
    const availabilityConfirmedAt = clock.now().toISOString();
    const profile = {
      ...existing.data,
      availabilityConfirmedAt,
      ...foundByOf(existing.data, availabilityConfirmedAt),
    };
    tx.set<Profile>(profilesCollection, uid, profile);
    planToAsk(tx, clock.now(), uid);
    planToIndexMember(tx, clock, uid);
    if (!existing.data.front) planFront(tx, clock.now(), uid);
    return ok({ ...existing, version: existing.version + 1, data: profile });
  });
}

/** Content as it is stored: NFC, trimmed, and without the fields of other kinds of account. */
export function tidyProfile(content: ContentInput<typeof profileFields>, kind: AccountKind): ProfileContent {
  const own = Object.keys(fieldsOf(profileFields, kind)) as (keyof ProfileContent)[];
  const tidy = tidyContent(profileFields, Object.fromEntries(own.map((name) => [name, content[name]])));
  return {
    ...tidy,
    // One for each service, in their order; none of a service that isn't named any more.
    prices: tidy.services.flatMap((name) => tidy.prices.find(({ service }) => service === name) ?? []),
    availableFrom: tidy.availability === "FROM" ? tidy.availableFrom : null,
    handle: tidy.handle && (foldHandle(tidy.handle) || null),
  };
}

/**
 * The rules of domain.md: those of each field, and those between fields. No name may be mistaken
 * for that of `brand`.
 */
export function checkProfile(content: ProfileContent, kind: AccountKind, now: Date, brand = ""): Problem[] {
  const check = createProblems();
  // What of another kind is left in it keeps to the rules, too.
  const fields: ContentFields = { ...profileFields, ...fieldsOf<ContentField>(profileFields, kind) };
  for (const { field, ...fault } of checkContent(fields, { ...content }, brand)) check.add(field, fault);
  if (content.availability === "FROM" && content.availableFrom === null)
    check.add("availableFrom", { code: "noFromDay" });
  else if (content.availableFrom !== null && !isAhead(content.availableFrom, now))
    check.add("availableFrom", { code: "dayNotAhead" });
  if (kind === "HIRER" && content.organisation === null)
    check.add("organisation", whenMissing(profileFields.organisation));
  return check.problems;
}
