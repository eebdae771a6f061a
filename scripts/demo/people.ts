import type { AccountKind } from "~/content/account";
import type { ProfileContent } from "~/content/fields/profile-fields";

/** Somebody of the sample market, with what they say of themselves. */
export interface DemoPerson {
  /** How plots name them. */
  handle: string;
  kind: AccountKind;
  email: string;
  /** Days ago. */
  joined: number;
  profile: Partial<ProfileContent> & Pick<ProfileContent, "displayName">;
}

/** Somebody who proposes: each proposal is their words around what the brief asks for. */
export interface DemoTalent extends DemoPerson {
  kind: "FREELANCER" | "AGENCY";
  voice: {
    opening: string;
    /** Where they have done such a thing, for must-haves. */
    proof: string;
    closing: string;
  };
}

type Price = NonNullable<ProfileContent["rate"]>;

/** Major units, as people say them. */
export function price<Unit extends string>(min: number, max: number, currency: string, unit: Unit) {
  return { min: min * 100, max: max * 100, currency, unit };
}

export const byDay = (min: number, max: number, currency: string): Price => price(min, max, currency, "DAY");
export const byHour = (min: number, max: number, currency: string): Price =>
  price(min, max, currency, "HOUR");
