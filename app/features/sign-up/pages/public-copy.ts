import type { PublicPageCopy } from "~/ui/public-page";

// What the three public pages share. Each page's own words are a module of their own, so that a browser
// gets those of its page alone. Nothing in them may claim more than domain.md's "What sets it apart" keeps.

export const freelancerLink = { to: "/", label: "I work on my own" };
export const boutiqueLink = { to: "/boutiques", label: "I run a small agency" };
export const hireLink = { to: "/hire", label: "I want to hire" };

export const noPassword = "No password to remember: we e-mail you a link to confirm your address.";

/** Above what talent may leave out. */
export const optionalForTalent = "Optional. You can add this later.";

/** Briefs are for members, so what visitors see is made up, and says so. */
export const exampleLabel = "An example of a brief";

export const freeForTalent =
  "Nothing. Joining and sending proposals are free of charge, and we take no share of what you earn. If that changes, we tell you by e-mail first.";

/** The words of a public page, and how its form stands on it. */
export interface SignUpCopy extends PublicPageCopy {
  /** Its address. */
  path: string;
  formId: string;
  submit: string;
  /** Above the fields that can wait. */
  legend: string;
  /** Controls that take a whole row. */
  wide: readonly string[];
}
