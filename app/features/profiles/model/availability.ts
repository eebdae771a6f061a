import { isForMembers } from "~/domain/profile";
import type { Account } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { AVAILABILITY_ASKED, AVAILABILITY_HOLDS } from "~/values/durations";
import type { Profile } from "./profile";

/** Whether the availability was confirmed within the last seven days. */
export function isAvailabilityFresh({ availability, availabilityConfirmedAt }: Profile, now: Date): boolean {
  if (availability === null || availabilityConfirmedAt === null) return false;
  return now.getTime() - Date.parse(availabilityConfirmedAt) < AVAILABILITY_HOLDS;
}

/** What a profile says of it, in one word of a link: "FROM.2027-05-12"; "NONE" for nothing. */
export function saidOf({ availability, availableFrom }: Pick<Profile, "availability" | "availableFrom">) {
  return [availability ?? "NONE", ...(availableFrom ? [availableFrom] : [])].join(".");
}

/**
 * Whether its member is asked by e-mail whether it is still right: others read the profile, it was
 * said more than a week ago, and they want to be asked.
 */
export function isToBeAsked(account: Account, profile: Profile, now: Date): boolean {
  const { kind, status, review } = account;
  if (kind === null || kind === "HIRER" || status !== "ACTIVE" || review) return false;
  if (settingsOf(account).asksAvailability === false || !isForMembers(profile.visibility)) return false;
  return weeksSince(profile, now) > 0;
}

/** Whether it is asked again a week after a mail that stays unanswered. */
export function isAskedAgain({ availabilityConfirmedAt }: Profile, now: Date): boolean {
  return now.getTime() - Date.parse(availabilityConfirmedAt ?? "") < AVAILABILITY_ASKED;
}

/** For how many weeks what a profile says hasn't been confirmed; 0 for one that says nothing. */
export function weeksSince({ availability, availabilityConfirmedAt }: Profile, now: Date): number {
  if (availability === null || availabilityConfirmedAt === null) return 0;
  return Math.floor((now.getTime() - Date.parse(availabilityConfirmedAt)) / AVAILABILITY_HOLDS);
}
