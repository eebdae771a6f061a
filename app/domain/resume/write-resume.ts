import type { CaseContent } from "~/domain/fields/case-fields";
import type { History, HistoryEntry } from "~/domain/fields/history-fields";
import type { ProfileContent } from "~/domain/fields/profile-fields";
import type { TalentKind } from "./resume-fields";

interface Owner {
  kind: TalentKind;
  email: string;
  /** ISO 8601 UTC. */
  updatedAt: string | null;
}

/**
 * A profile as JSON Resume 1.0.0 (jsonresume.org): what that format has a place for, so neither
 * rate nor availability.
 */
export function toResume(
  profile: ProfileContent,
  history: History,
  cases: readonly CaseContent[],
  { kind, email, updatedAt }: Owner,
) {
  const { displayName, headline, about, country, website, links, skills, languages } = profile;
  const [url, others] = kind === "AGENCY" ? [website, links] : [links[0] ?? null, links.slice(1)];
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: displayName,
      ...(headline !== null && { label: headline }),
      email,
      ...(url !== null && { url }),
      ...(about !== null && { summary: about }),
      ...(country !== null && { location: { countryCode: country } }),
      profiles: others.map((url) => ({ network: networkOf(url), url })),
    },
    work: history.work.map(withoutEmpty),
    education: history.education.map(withoutEmpty),
    certificates: history.certificates.map(withoutEmpty),
    skills: skills.map((name) => ({ name })),
    languages: languages.map(toLanguage),
    projects: cases.map(toProject),
    // The schema's spelling of a time has no zone.
    meta: { version: "v1.0.0", ...(updatedAt !== null && { lastModified: updatedAt.slice(0, 19) }) },
  };
}

/** Entries have the format’s own names. */
function withoutEmpty(entry: HistoryEntry): object {
  const said = Object.entries(entry).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said);
}

/** “English (C1)”: the format has a place of its own for what stands in brackets. */
function toLanguage(text: string) {
  const [, language, fluency] = /^([^()]+) \((.+)\)$/.exec(text) ?? [];
  return language && fluency ? { language, fluency } : { language: text };
}

/** A case: the format calls what came of it highlights, and for whom it was an entity. */
function toProject({ title, client, year, role, skills, problem, result, figure, link }: CaseContent) {
  const highlights = [result, figure].filter((text) => text !== null);
  return {
    name: title,
    ...(problem !== null && { description: problem }),
    ...(highlights.length > 0 && { highlights }),
    keywords: skills,
    ...(year !== null && { startDate: String(year) }),
    ...(link !== null && { url: link }),
    ...(role !== null && { roles: [role] }),
    ...(client !== null && { entity: client }),
  };
}

function networkOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
