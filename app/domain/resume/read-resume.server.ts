import { parseCountry } from "~/domain/country.server";
import type { ProfileContent } from "~/domain/fields/profile-fields";
import { limits } from "~/values/limits";
import { toEntries, toOneLine, toProse } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { createTextReader, cutTo, type TextReader } from "./clean-text";
import { fewOf, type Left, quoted, quotedAll } from "./left";
import { isNothing, leftSections } from "./left-sections";
import { type RawResume, wrongType } from "./parse-resume";
import { entriesOf, fitInto, own, readNames, toGroup } from "./read-entries";
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
  projects: ReadProject[];
  left: Left[];
}

/** What the profile says so far, and the titles of its cases. */
export interface Known {
  content: ProfileContent;
  cases: readonly string[];
}

/** Lines of what is left out, at most: more go unread. */
const mostLeft = 60;

/**
 * Reads a resume for the profile of a member, which says `known` so far. Everything in it may be of
 * any type and length. Only known places are looked at, so depth and unknown names cost nothing.
 */
export function readResume(given: RawResume, kind: TalentKind, { content: known, cases }: Known): ReadResume {
  const { resume, left: beyond } = toJsonResume(given);
  const read: ReadResume = { content: {}, notes: {}, projects: [], left: [...beyond] };
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
  read.left.push(...leftSections(resume));
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
  const fitting = fitInto(all, room, links.left);
  for (const note of website.notes) if (kind !== "AGENCY") links.notes.add(note);
  if (fitting.length > 0) add(read, "links", fitting, links);
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
  const fitting = fitInto([...names, ...keywords].flatMap(toOneEntry), room, reader.left);
  if (fitting.length > 0) add(read, "skills", fitting, reader);
  const levels = entries.filter((entry) => !isNothing(own(toGroup(entry), "level"))).length;
  if (levels > 0)
    reader.left.push({ what: words.skillLevels({ count: String(levels) }), why: words.noSkillLevels() });
  leave(read, reader.left, words.moreOfSkills);
}

function readLanguages(read: ReadResume, languages: unknown, known: ProfileContent) {
  const reader = createTextReader(known.languages, toOneLine, 20 * limits.skill);
  const entries = entriesOf(languages, words.languages(), reader.left);
  const about = { what: words.language, key: "language", known: known.languages, reader };
  const names = readNames(entries, about).flatMap(toOneEntry);
  const room = { most: limits.languages, length: limits.skill, room: words.roomForLanguages };
  const fitting = fitInto(names, room, reader.left);
  if (fitting.length > 0) add(read, "languages", fitting, reader);
  const levels = entries.filter((entry) => !isNothing(own(toGroup(entry), "fluency"))).length;
  if (levels > 0)
    reader.left.push({ what: words.fluency({ count: String(levels) }), why: words.noLanguageLevels() });
  leave(read, reader.left, words.moreOfLanguages);
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
