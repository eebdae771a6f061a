import * as words from "~/words/contentResume.generated";
import { type Left, quotedAll } from "./left";
import { type RawResume, wrongType } from "./parse-resume";

/**
 * The sections of JSON Resume 1.0.0 that a profile doesn't take, and why.
 */
const sections: Readonly<Record<string, [label: () => string, why: () => string]>> = {
  volunteer: [words.volunteer, words.noPlace],
  awards: [words.awards, words.noPlace],
  publications: [words.publications, words.noPlace],
  interests: [words.interests, words.noPlace],
  references: [words.references, words.noPlace],
};

/** What is read elsewhere, or says something about the file. */
const others = new Set([
  ...["basics", "work", "education", "certificates", "skills", "languages", "projects"],
  ...["meta", "$schema"],
]);

/** The sections that are left out, with how many entries each has; of unknown ones the names. */
export function leftSections(resume: RawResume): Left[] {
  const known = Object.entries(sections).flatMap(([name, [label, why]]) => {
    const data = Object.hasOwn(resume, name) ? resume[name] : null;
    if (isNothing(data)) return [];
    if (!Array.isArray(data)) return { what: label(), why: wrongType("list", data) };
    return { what: words.sectionEntries({ section: label(), count: data.length }), why: why() };
  });
  const unknown = Object.keys(resume).filter(
    (name) => !others.has(name) && !Object.hasOwn(sections, name) && !isNothing(resume[name]),
  );
  if (unknown.length === 0) return known;
  return [...known, { what: quotedAll(unknown), why: words.noSuchPart() }];
}

/** Whether it says nothing, so that leaving it out is no loss. */
export function isNothing(data: unknown): boolean {
  if (data === undefined || data === null) return true;
  if (typeof data === "string") return data.trim() === "";
  return typeof data === "object" && Object.keys(data).length === 0;
}
