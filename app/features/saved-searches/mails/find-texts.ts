import { type FitAspect, fitAspects, fitStates } from "~/content/brief";
import { toDay } from "~/features/notifications/mails/decision-texts";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { nameInMail, strangersName } from "~/features/notifications/mails/names-in-mails";
import type { FoundBrief, FoundMember } from "~/features/saved-searches/reads/read-finds";
import type { FitLine } from "~/features/search/reads/fit";
import { labelOf } from "~/platform/values/choices";

export interface Finds {
  briefs: readonly FoundBrief[];
  members: readonly FoundMember[];
  /** How many more there are than these. */
  more: number;
}

/** The mail of what saved searches found, however much that is. */
export function findTexts({ briefs, members, more }: Finds, brand: string): MailTexts {
  const names = namesIn([...briefs, ...members]);
  const count = briefs.length + members.length + more;
  const subject = subjectOf({ briefs, members, more }, names, brand);
  const lines = [
    ...briefs.map((found) => lineOfBrief(found, brand)),
    ...members.map((found) => lineOfMember(found, brand)),
  ];
  return {
    subject,
    heading: subject,
    lead:
      names.length === 1
        ? `You saved the search ${quoted(names)}.`
        : `You saved these searches: ${quoted(names)}.`,
    button: count === 1 ? (briefs.length === 1 ? "Read the brief" : "See the profile") : "See what’s new",
    notes: [
      ...lines,
      ...(more > 0 ? [`And ${more} more.`] : []),
      names.length === 1
        ? "The link below ends e-mail about this search. It stays saved."
        : "The link below ends e-mail about these searches. They stay saved.",
    ],
    stops: names.length === 1 ? "e-mail about this search" : "e-mail about these searches",
  };
}

function subjectOf({ briefs, members, more }: Finds, names: readonly string[], brand: string): string {
  const found = names.length === 1 ? ` for ${quoted(names)}` : "";
  const [brief] = briefs;
  const [person] = members;
  if (briefs.length + members.length + more === 1) {
    if (brief) return `New brief${found}: “${titleOf(brief)}”`;
    return `New${found}: ${nameOfMember(person, brand)}`;
  }
  const count = briefs.length + members.length + more;
  if (members.length === 0) return `${count} new briefs${found}`;
  return briefs.length === 0 ? `${count} new people${found}` : `${count} new finds`;
}

/** A brief, its hirer, its last day, and the fit: the skills in words, the rest in marks. */
function lineOfBrief(found: FoundBrief, brand: string): string {
  const { brief, hirer, fit } = found;
  const by = nameInMail(hirer, brand) ?? "a hirer";
  const skills = fit.find(({ aspect }) => aspect === "SKILLS")?.detail ?? "";
  return `“${titleOf(found)}” by ${by}, open until ${toDay(brief.closesOn)}. Skills: ${withoutLinks(skills)} ${marksOf(fit)}`;
}

function marksOf(fit: readonly FitLine[]): string {
  const label = (aspect: FitAspect) => labelOf(fitAspects, aspect);
  const others = fit.filter(({ aspect }) => aspect !== "SKILLS");
  return `${others.map(({ aspect, state }) => `${label(aspect)}: ${labelOf(fitStates, state).toLowerCase()}`).join("; ")}.`;
}

function lineOfMember(found: FoundMember, brand: string): string {
  const { headline, skills, services } = found.member.profile;
  const can = [...skills, ...services].slice(0, 5).join(", ");
  return [nameOfMember(found, brand), headline && withoutLinks(headline), can && withoutLinks(can)]
    .filter(Boolean)
    .join(". ");
}

const titleOf = ({ brief }: FoundBrief) => withoutLinks(brief.title ?? "a brief");

function nameOfMember(found: FoundMember | undefined, brand: string): string {
  const profile = found?.member.profile;
  return strangersName(profile?.organisation ?? profile?.displayName ?? null, brand) ?? "Someone";
}

/** Of all searches that found something, each once. */
function namesIn(found: readonly Pick<FoundBrief, "searches">[]): string[] {
  return [...new Set(found.flatMap(({ searches }) => searches.map(({ data }) => data.name)))];
}

/** A name that has quotation marks of its own gets no more. */
function quoted(names: readonly string[]): string {
  return names.map((name) => (name.includes("“") ? name : `“${name}”`)).join(", ");
}
