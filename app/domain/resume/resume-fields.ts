import { profileFields } from "~/domain/fields/profile-fields";

const { displayName, headline, about, skills, country, languages, website, links } = profileFields;

/** The fields of a profile that a resume can fill in, in the order shown. */
export const resumeFields = { displayName, headline, about, skills, country, languages, website, links };

export type ResumeField = keyof typeof resumeFields;

export const resumeNames = Object.keys(resumeFields) as ResumeField[];

/** The kinds of account that have a resume. */
export type TalentKind = "FREELANCER" | "AGENCY";

export function isTalent(kind: string | null | undefined): kind is TalentKind {
  return kind === "FREELANCER" || kind === "AGENCY";
}
