import type { PublicPageCopy } from "~/ui/public-page";

// Texts that the three public pages share. Each page's own are in a module of their own, so that a
// browser loads only those of its page. Nothing in them may claim more than domain.md's "What sets
// it apart" keeps.

export const freelancerLink = { to: "/", label: "I work on my own" };
export const boutiqueLink = { to: "/boutiques", label: "I run a small agency" };
export const hireLink = { to: "/hire", label: "I want to hire" };

export const noPassword = "No password to remember: we e-mail you a link to confirm your address.";

/** Shown above the fields that talent may leave out. */
export const optionalForTalent = "Optional. You can add this later.";

/** Briefs are for members, so visitors see an invented one, labelled as an example. */
export const exampleLabel = "An example of a brief";

export const freeForTalent =
  "Nothing. Joining and sending proposals are free of charge, and we take no share of what you earn. If that changes, we tell you by e-mail first.";

/** The texts of a public page, and the layout of its form. */
export interface SignUpCopy extends PublicPageCopy {
  /** Its address. */
  path: string;
  formId: string;
  submit: string;
  /** Shown above the fields that can wait. */
  legend: string;
  /** Controls that take a whole row. */
  wide: readonly string[];
}
