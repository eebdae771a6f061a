import { fitAspects } from "~/domain/brief";
import { joinClauses } from "~/domain/clauses";
import { sayFitReason } from "~/domain/fit-reasons";
import { skillNames } from "~/domain/vocabulary/skills.server";
import { mailedFactsOf, termsOf } from "~/features/briefs/mails/facts-in-mails";
import { momentsOf } from "~/features/briefs/model/brief";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type MailTexts, writtenAs } from "~/features/notifications/mails/mail-layout";
import { nameInMail, strangersName } from "~/features/notifications/mails/names-in-mails";
import type { SayEnd } from "~/features/notifications/mails/say-end";
import type { FoundBrief, FoundMember } from "~/features/saved-searches/reads/read-finds";
import { nameOfSearch } from "~/features/saved-searches/reads/saved-search";
import type { FitLine } from "~/features/search/model/fit";
import { labelOf } from "~/values/choices";
import { besideEachOther, isolate } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as words from "~/words/mailsFinds.generated";

export interface Finds {
  briefs: readonly FoundBrief[];
  members: readonly FoundMember[];
  /** How many more there are than these. */
  more: number;
}

interface Said {
  sayEnd: SayEnd;
  /** Where a press does something with a brief, for the member. */
  wayTo(does: "bookmark" | "not-for-me", brief: string): string;
}

/** The mail of what saved searches found, however much that is. */
export function findTexts(
  { briefs, members, more }: Finds,
  brand: string,
  { sayEnd, wayTo }: Said,
): MailTexts {
  const names = namesIn([...briefs, ...members]);
  const count = briefs.length + members.length + more;
  const subject = subjectOf({ briefs, members, more }, names, brand);
  const only = count === 1 ? (briefs[0]?.brief ?? null) : null;
  const waysFrom = ({ id }: FoundBrief) => [
    { text: words.bookmark(), path: wayTo("bookmark", id) },
    { text: words.notForMe(), path: wayTo("not-for-me", id) },
  ];
  const lines = [
    ...briefs.map((found) =>
      only ? lineOfOnly(found, brand) : { text: lineOfBrief(found, brand, sayEnd), ways: waysFrom(found) },
    ),
    ...members.map((found) => lineOfMember(found, brand)),
  ];
  return {
    subject,
    heading: subject,
    lead: words.lead({ count: names.length, searches: quoted(names) }),
    ...(only && { facts: mailedFactsOf(only, sayEnd) }),
    ...(only?.summary && { excerpt: withoutLinks(excerptOf(only.summary)) }),
    written: [
      ...briefs.flatMap((found) => writtenAs(plainTitleOf(found), found.brief.writtenIn)),
      ...members.flatMap(({ member: { profile } }) =>
        writtenAs(profile.headline && withoutLinks(profile.headline), profile.writtenIn),
      ),
    ],
    button: count > 1 ? words.seeAll() : briefs.length === 1 ? words.readBrief() : words.seeProfile(),
    ...(only && { ways: briefs.flatMap(waysFrom) }),
    notes: [
      ...lines,
      ...(more > 0 ? [words.more({ count: more })] : []),
      ...(briefs.length > 0 ? [words.waysNote()] : []),
      words.howToEnd({ count: names.length }),
    ],
    stops: words.stop({ count: names.length }),
  };
}

function subjectOf({ briefs, members, more }: Finds, names: readonly string[], brand: string): string {
  const search = names.length === 1 ? quoted(names) : null;
  const [brief] = briefs;
  const [person] = members;
  const count = briefs.length + members.length + more;
  if (count === 1 && brief) {
    const title = titleOf(brief);
    return search === null ? words.newBrief({ title }) : words.newBriefFor({ title, search });
  }
  if (count === 1) {
    const name = isolate(nameOfMember(person, brand));
    return search === null ? words.newPerson({ name }) : words.newPersonFor({ name, search });
  }
  if (members.length === 0)
    return search === null ? words.newBriefs({ count }) : words.newBriefsFor({ count, search });
  if (briefs.length > 0) return words.newFinds({ count });
  return search === null ? words.newPeople({ count }) : words.newPeopleFor({ count, search });
}

/**
 * A brief among several: its hirer, its last day, budget, place and start, and the fit: the skills
 * in words, the rest in marks.
 */
function lineOfBrief(found: FoundBrief, brand: string, sayEnd: SayEnd): string {
  const { brief } = found;
  return words.brief({
    title: titleOf(found),
    hirer: hirerOf(found, brand),
    day: sayEnd(momentsOf(brief).closesAt),
    terms: besideEachOther(termsOf(brief).map(([, value]) => value)),
    ...fitTextsOf(found),
  });
}

/** The only one: its facts stand above, and its title is the subject. */
function lineOfOnly(found: FoundBrief, brand: string): string {
  return words.onlyBrief({ hirer: hirerOf(found, brand), ...fitTextsOf(found) });
}

const hirerOf = ({ hirer }: FoundBrief, brand: string) =>
  isolate(nameInMail(hirer, brand) ?? words.hirerWithoutName());

function fitTextsOf({ fit }: FoundBrief): { skills: string; others: string } {
  const skills = fit.find(({ aspect }) => aspect === "SKILLS");
  return { skills: skills ? withoutLinks(sayFitReason(skills.reason)) : "", others: marksOf(fit) };
}

function marksOf(fit: readonly FitLine[]): string {
  const others = fit.filter(({ aspect }) => aspect !== "SKILLS");
  const lines = others.map(({ aspect, state }) => words.fit({ aspect: labelOf(fitAspects, aspect), state }));
  return words.fits({ lines: joinClauses(lines) });
}

function lineOfMember(found: FoundMember, brand: string): string {
  const { headline, skills, services } = found.member.profile;
  const can = formatList(skillNames([...skills, ...services]).slice(0, 5));
  return [nameOfMember(found, brand), headline && withoutLinks(headline), can && withoutLinks(can)]
    .flatMap((text) => (text ? isolate(text) : []))
    .join(". ");
}

const plainTitleOf = ({ brief }: FoundBrief) => withoutLinks(brief.title ?? words.untitled());
const titleOf = (found: FoundBrief) => isolate(plainTitleOf(found));

function nameOfMember(found: FoundMember | undefined, brand: string): string {
  const profile = found?.member.profile;
  return strangersName(profile?.organisation ?? profile?.displayName ?? null, brand) ?? words.someone();
}

/** Of all searches that found something, each once. */
function namesIn(found: readonly Pick<FoundBrief, "searches">[]): string[] {
  return [...new Set(found.flatMap(({ searches }) => searches.map(({ data }) => nameOfSearch(data))))];
}

/** A name that has quotation marks of its own, of whatever language, gets no more. */
function quoted(names: readonly string[]): string {
  return formatList(names.map((name) => (/[“„«]/.test(name) ? name : words.searchName({ name }))));
}
