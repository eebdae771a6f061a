import type { PublicPageCopy } from "~/ui/public-page";
import * as words from "~/words/signUp.generated";

// What the three public pages share. Each page's own words are an area of their own, so that a
// browser loads only those of its page. Nothing in them may claim more than domain.md's "What sets
// it apart" keeps. Briefs are for members, so visitors see an invented one, labelled as an example.

export const freelancerLink = () => ({ to: "/", label: words.freelancerLink() });
export const boutiqueLink = () => ({ to: "/boutiques", label: words.agencyLink() });
export const hireLink = () => ({ to: "/hire", label: words.hireLink() });

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
