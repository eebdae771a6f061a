import type { CaseContent } from "~/domain/fields/case-fields";
import type { ProfileContent } from "~/domain/fields/profile-fields";
import type { TalentKind } from "./resume-fields";

/**
 * A profile as JSON Resume 1.0.0 (jsonresume.org): what that format has a place for, so neither
 * rate nor availability. `updatedAt` is ISO 8601 UTC.
 */
export function toResume(
  profile: ProfileContent,
  cases: readonly CaseContent[],
  { kind, email, updatedAt }: { kind: TalentKind; email: string; updatedAt: string | null },
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
    skills: skills.map((name) => ({ name })),
    languages: languages.map((language) => ({ language })),
    projects: cases.map(toProject),
    // The schema's spelling of a time has no zone.
    meta: { version: "v1.0.0", ...(updatedAt !== null && { lastModified: updatedAt.slice(0, 19) }) },
  };
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
