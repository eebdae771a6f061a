import { parseCountry } from "~/domain/country.server";
import type { History } from "~/domain/fields/history-fields";
import type { ProfileContent } from "~/domain/fields/profile-fields";
import { parseLanguage } from "~/domain/spoken-language.server";
import { fold } from "~/values/fold";
import { limits } from "~/values/limits";
import { toEntries, toOneLine, toProse } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { createTextReader, cutTo, type TextReader } from "./clean-text";
import { fewOf, type Left, quoted, quotedAll } from "./left";
import { isNothing, leftSections } from "./left-sections";
import { longerThan, type RawResume, typeOf, wrongType } from "./parse-resume";
import { entriesOf, mergeInto, own, readNames, toGroup } from "./read-entries";
import { type ReadHistory, readHistory } from "./read-history.server";
import { type ReadProject, readProjects } from "./read-projects.server";
import type { ResumeField, TalentKind } from "./resume-fields";
import { toJsonResume } from "./to-json-resume";
import { toWebAddress } from "./web-address";

/** What of a resume fits into a profile, and what is left out. */
export interface ReadResume {
  /** Only fields that it says something for: an empty one changes nothing. */
  content: Partial<Pick<ProfileContent, ResumeField>>;
  /** What was done to a field's text, as sentences. */
  notes: Partial<Record<ResumeField, string[]>>;
  history: Omit<ReadHistory, "left">;
  projects: ReadProject[];
  left: Left[];
}

/** What the profile says so far, its entries, and the titles of its cases. */
export interface Known {
  content: ProfileContent;
  history: History;
  cases: readonly string[];
}

/** Lines of what is left out, at most: more go unread. */
const mostLeft = 60;

/**
 * Reads a resume for the profile of a member, which says `known` so far: what is new in a list
 * comes behind what stands there. Everything in it may be of
 * any type and length. Only known places are looked at, so depth and unknown names cost nothing.
 */
export function readResume(
  given: RawResume,
  kind: TalentKind,
  { content: known, history: entries, cases }: Known,
): ReadResume {
  const { resume, left: beyond } = toJsonResume(given);
  const { left: leftEntries, ...history } = readHistory(resume, kind, entries);
  const read: ReadResume = { content: {}, notes: {}, history, projects: [], left: [...beyond] };
  const start = own(resume, "basics");
  const basics = toGroup(start);
  if (!basics && !isNothing(start)) read.left.push({ what: words.basics(), why: wrongType("group", start) });
  const texts = [
    ["displayName", "name", words.name, words.moreOfName, toOneLine, limits.displayName],
    ["headline", "label", words.label, words.moreOfLabel, toOneLine, limits.headline],
    ["about", "summary", words.summary, words.moreOfSummary, toProse, limits.about],
  ] as const;
  for (const [field, from, what, more, tidy, most] of texts) {
    const reader = createTextReader([known[field]], tidy, 10 * most);
    const whole = reader.read(own(basics, from), what());
    const text = whole === null ? null : tidy(cutTo(whole, most));
    if (whole !== null && whole.length > most) reader.notes.add(words.wasCut({ most }));
    if (text !== null) add(read, field, text, reader);
    leave(read, reader.left, more);
  }
  const location = own(basics, "location");
  if (typeof location === "string") readPlace(read, location, known);
  else readCountry(read, location, known);
  readLinks(read, basics, kind, known);
  readSkills(read, own(resume, "skills"), known);
  readLanguages(read, own(resume, "languages"), known);
  leaveBasics(read, basics);
  const { projects, left } = readProjects(resume, cases);
  leave(read, left, words.moreOfProjects);
  read.left.push(...leftEntries, ...leftSections(resume));
  return { ...read, projects, left: fewOf(read.left, mostLeft) };
}

function add<Field extends ResumeField>(
  { content, notes }: ReadResume,
  field: Field,
  value: ProfileContent[Field],
  reader: TextReader,
) {
  content[field] = value;
  if (reader.notes.size > 0) notes[field] = [...reader.notes];
}

/** One field can leave out thousands of entries: the first say what is wrong with them. */
function leave(read: ReadResume, left: readonly Left[], more: typeof words.more) {
  read.left.push(...fewOf(left, 12, more));
}

/** Only the country: a code, or what people write in its place. */
function readCountry(read: ReadResume, location: unknown, known: ProfileContent) {
  if (isNothing(location)) return;
  const place = toGroup(location);
  if (!place) {
    read.left.push({ what: words.location(), why: wrongType("group", location) });
    return;
  }
  const reader = createTextReader([known.country], toOneLine, 10 * limits.country);
  const given = isNothing(own(place, "countryCode")) ? own(place, "country") : own(place, "countryCode");
  const named = reader.read(given, words.country());
  const code = named === null ? null : parseCountry(named);
  if (code !== null) add(read, "country", code, reader);
  else if (named !== null)
    read.left.push({ what: words.countryNamed({ name: quoted(named) }), why: words.countryUnknown() });
  leave(read, reader.left, words.moreOfCountry);
  const isAddress = (name: string) =>
    name !== "countryCode" && place[name] !== given && !isNothing(place[name]);
  if (Object.keys(place).some(isAddress)) read.left.push({ what: words.address(), why: words.countryOnly() });
}

/**
 * A place in one line, as “Berlin, Germany”. Two letters behind a town are a state as often as
 * a country, and so is Georgia.
 */
function readPlace(read: ReadResume, place: string, known: ProfileContent) {
  const reader = createTextReader([known.country], toOneLine, 10 * limits.country);
  const whole = reader.read(place, words.location());
  if (whole === null) return;
  const parts = whole.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const code = parts.length > 1 && /^(?:[a-z]{2}|georgia)$/i.test(last) ? null : parseCountry(last);
  if (code !== null) add(read, "country", code, reader);
  else read.left.push({ what: words.countryNamed({ name: quoted(whole) }), why: words.countryUnknown() });
  if (code !== null && parts.length > 1) read.left.push({ what: words.address(), why: words.countryOnly() });
  leave(read, reader.left, words.moreOfCountry);
}

/** An agency has a website beside its links; a freelancer's is the first of them. */
function readLinks(read: ReadResume, basics: RawResume | null, kind: TalentKind, known: ProfileContent) {
  const website = createTextReader([known.website, ...known.links], toOneLine, 2 * limits.url);
  const links = createTextReader(known.links, toOneLine, 2 * limits.url);
  const url = toWebAddress(website.read(own(basics, "url"), words.webAddress()), website.left);
  const profiles = entriesOf(own(basics, "profiles"), words.profiles(), read.left);
  const others = profiles.flatMap((entry, at) => {
    const group = toGroup(entry);
    const number = String(at + 1);
    const what = words.profile({ number });
    const address = links.read(group ? own(group, "url") : entry, what);
    if (address === null && group && isNothing(own(group, "url")) && !isNothing(group)) {
      const name = own(group, "network") ?? own(group, "username");
      links.left.push({
        what: typeof name === "string" ? words.profileNamed({ number, name: quoted(name) }) : what,
        why: words.noWebAddress(),
      });
    }
    return toWebAddress(address, links.left) ?? [];
  });
  if (kind === "AGENCY" && url !== null) add(read, "website", url, website);
  const all = kind === "AGENCY" || url === null ? others : [url, ...others];
  // Case matters in an address.
  const room = {
    most: limits.links,
    length: limits.url,
    room: words.roomForLinks,
    same: (link: string) => link,
  };
  const merged = mergeInto(known.links, all, room, links.left);
  for (const note of website.notes) if (kind !== "AGENCY") links.notes.add(note);
  if (merged) add(read, "links", merged, links);
  leave(read, [...website.left, ...links.left], words.moreOfLinks);
}

/** The names of skills first, and where there is room their keywords. */
function readSkills(read: ReadResume, skills: unknown, known: ProfileContent) {
  const reader = createTextReader(known.skills, toOneLine, 20 * limits.skill);
  const entries = entriesOf(skills, words.skills(), reader.left);
  const about = { known: known.skills, reader };
  const names = readNames(entries, { ...about, what: words.skill, key: "name" });
  const keywords = entries.flatMap((entry, at) => {
    const skill = String(at + 1);
    const what = words.skillKeywords({ number: skill });
    const found = entriesOf(own(toGroup(entry), "keywords"), what, reader.left);
    const whatOne = ({ number }: { number: string }) => words.skillKeyword({ skill, number });
    return readNames(found, { ...about, what: whatOne, key: "name" });
  });
  const room = { most: limits.skills, length: limits.skill, room: words.roomForSkills };
  const found = [...names, ...keywords].flatMap(toOneEntry);
  const merged = mergeInto(known.skills, found, room, reader.left);
  if (merged) add(read, "skills", merged, reader);
  const levels = entries.filter((entry) => !isNothing(own(toGroup(entry), "level"))).length;
  if (levels > 0)
    reader.left.push({ what: words.skillLevels({ count: String(levels) }), why: words.noSkillLevels() });
  leave(read, reader.left, words.moreOfSkills);
}

/** Each with its level, as the profile’s own form takes them: “English (C1)”. */
function readLanguages(read: ReadResume, languages: unknown, known: ProfileContent) {
  const reader = createTextReader(known.languages, toOneLine, 20 * limits.skill);
  const entries = entriesOf(languages, words.languages(), reader.left);
  const about = { what: words.language, key: "language", known: known.languages, reader };
  const withLevels = entries.map((entry) => withLevel(entry, known.languages, reader));
  const found = readNames(withLevels, about).flatMap(toOneEntry);
  const now = [...known.languages];
  const otherwise: string[] = [];
  const fresh = found.filter((name) => {
    if (known.languages.includes(name)) return false;
    const code = parseLanguage(name);
    const at = code === null ? -1 : known.languages.findIndex((one) => parseLanguage(one) === code);
    if (at === -1) return true;
    if (saysLevel.test(known.languages[at] ?? "")) {
      if (saysLevel.test(name) && !now.includes(name)) otherwise.push(name);
    } else if (name.length <= limits.skill) now[at] = name;
    return false;
  });
  const room = { most: limits.languages, length: limits.skill, room: words.roomForLanguages };
  const merged = mergeInto(now, fresh, room, reader.left) ?? (fresh.length === 0 ? now : null);
  if (found.length > 0 && merged) add(read, "languages", merged, reader);
  if (otherwise.length > 0) reader.left.push({ what: quotedAll(otherwise), why: words.languageOtherwise() });
  leave(read, reader.left, words.moreOfLanguages);
}

const saysLevel = /[(:;–—]| -| [abc][12]\b/i;

/** The language and its level in one text. A comma would make two of it. */
function withLevel(entry: unknown, known: readonly string[], { left }: TextReader): unknown {
  const group = toGroup(entry);
  const [language, level] = [own(group, "language"), own(group, "fluency")];
  if (typeof language !== "string" || isNothing(level)) return entry;
  if (typeof level !== "string") {
    left.push({ what: words.fluency({ count: "1" }), why: words.notText({ type: typeOf(level) }) });
    return entry;
  }
  const exact = `${language} (${level})`;
  if (known.includes(exact)) return { language: exact };
  if (level.length < limits.skill && fold(language.slice(0, 200)).includes(fold(level))) return entry;
  const whole = `${language.trim()} (${level.trim().replaceAll(/[,،]/g, ";")})`;
  if (whole.length <= limits.skill) return { language: whole };
  left.push({ what: words.fluency({ count: "1" }), why: longerThan(limits.skill) });
  return entry;
}

/** As the profile's own form takes an entry: without a bullet. */
function toOneEntry(name: string): string[] {
  return toEntries([name]);
}

const elsewhere: Readonly<Record<string, [what: () => string, why: () => string]>> = {
  email: [words.email, words.ownEmail],
  phone: [words.phone, words.noPhone],
  image: [words.picture, words.pictureElsewhere],
};
const readFromBasics = new Set(["name", "label", "summary", "location", "url", "profiles"]);

function leaveBasics(read: ReadResume, basics: RawResume | null) {
  const names = Object.keys(basics ?? {}).filter(
    (name) => !readFromBasics.has(name) && !isNothing(basics?.[name]),
  );
  for (const name of Object.keys(elsewhere)) {
    const [what, why] = elsewhere[name] ?? [];
    if (what && why && names.includes(name)) read.left.push({ what: what(), why: why() });
  }
  const unknown = names.filter((name) => !Object.hasOwn(elsewhere, name));
  if (unknown.length > 0) read.left.push({ what: quotedAll(unknown), why: words.noSuchBasics() });
}
