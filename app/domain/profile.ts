import * as labels from "~/words/labels.generated";
import { type BudgetUnit, budgetUnits } from "./brief";

/** The terms of profiles that server and browser share (domain.md). */
export const availabilityStates = [
  ["AVAILABLE", labels.availableNow],
  ["FROM", labels.availableFrom],
  ["BUSY", labels.availableNot],
] as const;
export type AvailabilityState = (typeof availabilityStates)[number][0];

/** Orders of members. `FRESH`: the last to have confirmed when they are available first. */
export const memberSorts = [
  ["MATCH", labels.sortMatch],
  ["FRESH", labels.sortFresh],
  ["FIT", labels.sortFit],
] as const;
export type MemberSort = (typeof memberSorts)[number][0];

/** A rate is by the hour or by the day. */
export const rateUnits = budgetUnits.filter((unit) => unit[0] !== "PROJECT");

/**
 * The readers of a profile: everybody, every confirmed member, or only those to whom its owner
 * writes.
 */
export const visibilities = [
  ["EVERYONE", labels.visibleEveryone, labels.visibleEveryoneMeaning],
  ["MEMBERS", labels.visibleMembers, labels.visibleMembersMeaning],
  ["HIDDEN", labels.visibleHidden, labels.visibleHiddenMeaning],
] as const;

export type Visibility = (typeof visibilities)[number][0];

/** Whether pictures that say something of it are offered to other sites. */
export const badgeChoices = [
  ["OFF", labels.badgesOff, labels.badgesOffMeaning],
  ["ON", labels.badgesOn, labels.badgesOnMeaning],
] as const;

/** What a service costs at least: an amount in minor units of an ISO 4217 currency. */
export interface ServicePrice {
  service: string;
  amount: number;
  currency: string;
  unit: BudgetUnit;
}

/** One of an agency's people. */
export interface Person {
  name: string;
  role: string | null;
  /** As they were typed, with their levels. */
  languages: string[];
}

/** Whether every confirmed member may read it. */
export function isForMembers(visibility: Visibility | undefined): boolean {
  return visibility === "MEMBERS" || visibility === "EVERYONE";
}

/** The number of people in an organisation. */
export const organisationSizes = [
  ["1-10", labels.size1To10],
  ["11-50", labels.size11To50],
  ["51-250", labels.size51To250],
  ["251-1000", labels.size251To1000],
  ["1001+", labels.size1001],
] as const;
