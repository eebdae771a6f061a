import { type Left, quotedAll } from "./left";
import { type RawResume, wrongType } from "./parse-resume";

const noPlace = "A profile has no place for it.";

/**
 * The sections of JSON Resume 1.0.0 that a profile doesn't take, and why.
 */
const sections: Readonly<Record<string, [label: string, why: string]>> = {
  work: ["Work", `${noPlace} What matters most fits into the text about you.`],
  volunteer: ["Volunteer work", noPlace],
  education: ["Education", noPlace],
  awards: ["Awards", noPlace],
  certificates: ["Certificates", noPlace],
  publications: ["Publications", noPlace],
  interests: ["Interests", noPlace],
  references: ["References", noPlace],
};

/** What is read elsewhere, or says something about the file. */
const others = new Set(["basics", "skills", "languages", "projects", "meta", "$schema"]);

/** The sections that are left out, with how many entries each has; of unknown ones the names. */
export function leftSections(resume: RawResume): Left[] {
  const known = Object.entries(sections).flatMap(([name, [label, why]]) => {
    const data = Object.hasOwn(resume, name) ? resume[name] : null;
    if (isNothing(data)) return [];
    if (!Array.isArray(data)) return { what: label, why: wrongType("a list", data) };
    return { what: `${label} (${data.length} ${data.length === 1 ? "entry" : "entries"})`, why };
  });
  const unknown = Object.keys(resume).filter(
    (name) => !others.has(name) && !Object.hasOwn(sections, name) && !isNothing(resume[name]),
  );
  if (unknown.length === 0) return known;
  return [...known, { what: quotedAll(unknown), why: "JSON Resume 1.0.0 has no such part." }];
}

/** Whether it says nothing, so that leaving it out is no loss. */
export function isNothing(data: unknown): boolean {
  if (data === undefined || data === null) return true;
  if (typeof data === "string") return data.trim() === "";
  return typeof data === "object" && Object.keys(data).length === 0;
}
