import { countryCodes } from "~/domain/country.server";
import { minorUnitsOf } from "~/domain/currencies";
import { disciplines } from "~/domain/disciplines";
import { parsePlace } from "~/domain/place.server";
import { publicMemberPath } from "~/paths";
import type { PublicBriefQuery } from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";

export type WholePublicBrief = NonNullable<PublicBriefQuery["publicBrief"]>;

/**
 * A brief for search engines (schema.org, JSON-LD), with the dates that it has. Null where it lacks
 * what they ask of every posting: a country, for work that isn't done from anywhere.
 */
export function jobPosting(brief: WholePublicBrief, { url, image, brand, origin }: Site) {
  const { id, title, budget, hirer, skills, discipline } = brief;
  const where = whereItIsDone(brief);
  if (where === null) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: title ?? "",
    description: describe(brief),
    identifier: { "@type": "PropertyValue", name: brand, value: id },
    url,
    image,
    datePosted: brief.publishedAt,
    ...(brief.closesAt && { validThrough: new Date(brief.closesAt).toISOString() }),
    ...(brief.startOn && { jobStartDate: brief.startOn }),
    employmentType: employmentTypes[brief.contractType ?? "FREELANCE"],
    hiringOrganization: {
      "@type": "Organization",
      name: hirer.name,
      ...(hirer.website && { sameAs: hirer.website }),
      ...(hirer.handle && { url: `${origin}${publicMemberPath(hirer.handle)}` }),
    },
    ...where,
    ...(budget && budget.unit !== "PROJECT" && { baseSalary: salaryOf(budget) }),
    ...(skills.length > 0 && { skills: skills.join(", ") }),
    ...(discipline && { occupationalCategory: labelOf(disciplines, discipline as "other") }),
    directApply: true,
  };
}

export interface Site {
  url: string;
  /** Of the picture that other sites show of it. */
  image: string;
  brand: string;
  origin: string;
}

const employmentTypes = {
  FREELANCE: "CONTRACTOR",
  EMPLOYMENT: "TEMPORARY",
  EITHER: ["CONTRACTOR", "TEMPORARY"],
} as const;

/** Of a remote brief the countries to work from: those that it names, or all. */
function whereItIsDone({ workplace, location }: WholePublicBrief) {
  const { locality, countries } = parsePlace(location ?? "");
  if (workplace === "REMOTE") {
    const from = location === null ? countryCodes : countries;
    if (from.length === 0) return null;
    const applicantLocationRequirements = from.map((name) => ({ "@type": "Country", name }));
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements };
  }
  const [addressCountry, ...others] = countries;
  if (addressCountry === undefined) return null;
  // With several countries it is unknown which a town is in.
  const addressLocality = others.length === 0 && locality !== null ? { addressLocality: locality } : {};
  const places = countries.map((country) => ({
    "@type": "Place",
    address: { "@type": "PostalAddress", ...addressLocality, addressCountry: country },
  }));
  return { jobLocation: others.length === 0 ? places[0] : places };
}

function salaryOf({ min, max, currency, unit }: NonNullable<WholePublicBrief["budget"]>) {
  const minor = minorUnitsOf(currency);
  const [minValue, maxValue] = [min / minor, max / minor];
  const value = { "@type": "QuantitativeValue", minValue, maxValue, unitText: unit };
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
