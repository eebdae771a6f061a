import { parseCountry } from "~/content/country.server";
import { disciplines } from "~/content/disciplines";
import { labelOf } from "~/platform/values/choices";
import type { PublicBriefQuery } from "~/shell/operations/operations.generated";

export type WholePublicBrief = NonNullable<PublicBriefQuery["publicBrief"]>;

/** A brief for search engines (schema.org, JSON-LD), with the dates that it has. */
export function jobPosting(brief: WholePublicBrief, { url, brand, origin }: Site) {
  const { id, title, budget, workplace, location, hirer, skills, discipline } = brief;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: title ?? "",
    description: describe(brief),
    identifier: { "@type": "PropertyValue", name: brand, value: id },
    url,
    datePosted: brief.publishedAt,
    ...(brief.closesAt && { validThrough: new Date(brief.closesAt).toISOString() }),
    ...(brief.startOn && { jobStartDate: brief.startOn }),
    employmentType: employmentTypes[brief.contractType ?? "FREELANCE"],
    hiringOrganization: {
      "@type": "Organization",
      name: hirer.name,
      ...(hirer.handle && { sameAs: `${origin}/members/${hirer.handle}` }),
    },
    ...(workplace === "REMOTE" && { jobLocationType: "TELECOMMUTE" }),
    ...(workplace !== "REMOTE" &&
      location && { jobLocation: { "@type": "Place", address: addressOf(location) } }),
    ...(budget && budget.unit !== "PROJECT" && { baseSalary: salaryOf(budget) }),
    ...(skills.length > 0 && { skills: skills.join(", ") }),
    ...(discipline && { occupationalCategory: labelOf(disciplines, discipline as "other") }),
    directApply: true,
  };
}

export interface Site {
  url: string;
  brand: string;
  origin: string;
}

const employmentTypes = {
  FREELANCE: "CONTRACTOR",
  EMPLOYMENT: "TEMPORARY",
  EITHER: ["CONTRACTOR", "TEMPORARY"],
} as const;

function addressOf(location: string) {
  const country = parseCountry(location.split(",").at(-1)?.trim() ?? "");
  return {
    "@type": "PostalAddress",
    addressLocality: location,
    ...(country && { addressCountry: country }),
  };
}

function salaryOf({ min, max, currency, unit }: NonNullable<WholePublicBrief["budget"]>) {
  const value = { "@type": "QuantitativeValue", minValue: min / 100, maxValue: max / 100, unitText: unit };
  return { "@type": "MonetaryAmount", currency, value };
}

/** HTML, as search engines ask for it: the texts as paragraphs, the lists as lists. */
function describe({ summary, problem, desiredOutcome, mustHaves, niceToHaves }: WholePublicBrief): string {
  const texts = [summary, problem, desiredOutcome].filter((text) => text !== null);
  const paragraphs = texts.flatMap((text) => text.split(/\n+/)).map((line) => `<p>${escaped(line)}</p>`);
  const lists = [mustHaves, niceToHaves]
    .filter((list) => list.length > 0)
    .map((list) => `<ul>${list.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`);
  return [...paragraphs, ...lists].join("");
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
