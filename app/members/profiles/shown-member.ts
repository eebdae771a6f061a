import type { AccountKind, MemberCardFragment } from "~/web/operations/operations.generated";

/** A member as the page of them shows it: words, not codes. From what is saved, or from what is being typed. */
export interface ShownMember {
  kind: AccountKind;
  name: string;
  headline: string | null;
  about: string | null;
  skills: string[];
  languages: string[];
  country: string | null;
  /** https addresses. */
  links: string[];
  discipline: string | null;
  rate: string | null;
  availability: { words: string; said: string; fresh: boolean } | null;
  hoursPerWeek: number | null;
  teamSize: number | null;
  services: string[];
  people: string[];
  organisation: string | null;
  size: string | null;
  website: string | null;
  /** How a hirer kept the decide-by promise; null for talent. */
  record: MemberCardFragment["record"];
}
