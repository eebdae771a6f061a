import * as words from "~/words/contentResume.generated";
import { type Left, quoted } from "./left";
import { isNothing } from "./left-sections";
import type { RawResume } from "./parse-resume";
import { own, toGroup } from "./read-entries";

/**
 * A resume as JSON Resume 1.0.0 spells it: from that format's earlier names (0.0.1 to 0.2, by its
 * list of changes), or from an export of Reactive Resume 3 to 5. Only names are exchanged: what
 * stands there is still of any type and length. What the exports have beyond is `left`.
 */
export function toJsonResume(given: RawResume): { resume: RawResume; left: Left[] } {
  const left: Left[] = [];
  const file = unwrapped(given);
  const isExport = toGroup(own(file, "sections")) !== null;
  const resume = isExport ? fromExport(file, left) : { ...file };
  rename(resume, "bio", "basics");
  rename(resume, "hobbies", "interests");
  const basics = toGroup(own(resume, "basics"));
  if (basics) resume.basics = toBasics(basics, isExport, left);
  change(resume, "skills", (skill) => toSkill(skill, isExport));
  change(resume, "work", (work) => toWork(work, isExport));
  change(resume, "education", (education) => toEducation(education, isExport));
  change(resume, "certificates", (certificate) => toCertificate(certificate, isExport));
  change(resume, "languages", toLanguage);
  change(resume, "projects", (project) => toProject(project, isExport));
  return { resume, left };
}

type Group = Record<string, unknown>;

/** The resume alone, where a site puts it beside its own data about it. */
function unwrapped(file: RawResume): RawResume {
  if (["basics", "bio", "sections"].some((name) => Object.hasOwn(file, name))) return file;
  const inner = ["data", "resume"].map((name) => toGroup(own(file, name)));
  return inner.find((group) => group !== null && Object.hasOwn(group, "basics")) ?? file;
}

/** The sections of an export, which say something about the file or have names of their own. */
const exportNames: Readonly<Record<string, string>> = {
  experience: "work",
  certifications: "certificates",
};
const ofSections = new Set([
  ...["work", "volunteer", "education", "awards", "certificates", "publications", "skills"],
  ...["languages", "interests", "references", "projects"],
]);

function fromExport(file: RawResume, left: Left[]): Group {
  const basics: Group = { ...toGroup(own(file, "basics")) };
  const resume: Group = { basics };
  const all = { ...toGroup(own(file, "sections")) };
  const custom = own(file, "customSections") ?? own(all as RawResume, "custom");
  delete all.custom;
  for (const [name, section] of Object.entries(all)) {
    const known = Object.hasOwn(exportNames, name) ? (exportNames[name] ?? name) : name;
    if (name === "summary") takeSummary(basics, section, left);
    else if (name === "profiles") basics.profiles = itemsOf(section, left);
    else if (ofSections.has(known)) resume[known] = itemsOf(section, left);
    else leaveSection(name, section, left);
  }
  takeSummary(basics, own(file, "summary"), left);
  for (const section of Object.values(toGroup(custom) ?? (Array.isArray(custom) ? custom : [])))
    leaveSection("", section, left);
  if (Object.hasOwn(file, "picture")) basics.image = pictureOf(file.picture);
  const notes = own(toGroup(own(file, "metadata")), "notes");
  if (typeof notes === "string" && notes.trim() !== "")
    left.push({ what: quoted("notes"), why: words.noPlace() });
  return resume;
}

function takeSummary(basics: Group, section: unknown, left: Left[]): void {
  const group = toGroup(section);
  if (!group || isNothing(own(group, "content"))) return;
  if (isHidden(group)) leaveHidden(1, left);
  else basics.summary = group.content;
}

/** The entries of a section that its author shows. */
function itemsOf(section: unknown, left: Left[]): unknown {
  const group = toGroup(section);
  const items = group ? own(group, "items") : section;
  if (!Array.isArray(items)) return items;
  const shown = isHidden(group) ? [] : items.filter((item) => !isHidden(toGroup(item)));
  if (shown.length < items.length) leaveHidden(items.length - shown.length, left);
  return shown;
}

const isHidden = (group: RawResume | null) =>
  own(group, "hidden") === true || own(group, "visible") === false;

function leaveHidden(count: number, left: Left[]): void {
  left.push({ what: words.hiddenEntries({ count: String(count) }), why: words.hiddenThere() });
}

function leaveSection(name: string, section: unknown, left: Left[]): void {
  const group = toGroup(section);
  const items = own(group, "items");
  if (isNothing(items) && isNothing(own(group, "content"))) return;
  const title = own(group, "title") ?? own(group, "name") ?? name;
  const count = Array.isArray(items) ? items.length : 1;
  left.push({ what: words.sectionEntries({ section: quoted(title), count }), why: words.noPlace() });
}

const pictureOf = (picture: unknown) => (toGroup(picture) ? own(toGroup(picture), "url") : picture);

function toBasics(given: RawResume, isExport: boolean, left: Left[]): Group {
  const basics: Group = { ...given };
  rename(basics, "headline", "label");
  rename(basics, "picture", "image");
  rename(basics, "photo", "image");
  basics.image = pictureOf(basics.image);
  const { firstName, lastName } = basics;
  if (isNothing(basics.name) && (typeof firstName === "string" || typeof lastName === "string")) {
    basics.name = [firstName, lastName].filter((part) => typeof part === "string").join(" ");
    delete basics.firstName;
    delete basics.lastName;
  }
  const profiles = toProfiles(basics.profiles);
  const sites = [basics.url, basics.website, ...Object.values(toGroup(basics.websites) ?? {})];
  const [url, ...others] = [...new Set(sites.map(toAddress).filter((one) => !isNothing(one)))];
  for (const name of ["url", "website", "websites"]) delete basics[name];
  if (url !== undefined) basics.url = url;
  const more = others.map((each): unknown => ({ url: each }));
  if (isExport) more.push(...takeCustomFields(basics, left));
  if (more.length > 0 || profiles !== undefined)
    basics.profiles =
      Array.isArray(profiles) || isNothing(profiles) ? [...(asList(profiles) ?? []), ...more] : profiles;
  return basics;
}

const asList = (data: unknown) => (Array.isArray(data) ? (data as unknown[]) : null);

/** Before 0.0.12 a group: the network, and the name there or an address. */
function toProfiles(profiles: unknown): unknown {
  const group = toGroup(profiles);
  const list = group
    ? Object.entries(group).map(([network, at]) =>
        typeof at === "string" && !/^https?:|\./i.test(at) ? { network, username: at } : { network, url: at },
      )
    : profiles;
  if (!Array.isArray(list)) return list;
  return list.map((profile) => {
    const entry = toGroup(profile);
    return entry ? withAddress({ ...entry }) : profile;
  });
}

/** Fields of the author's own: a link is one, all else has no place. */
function takeCustomFields(basics: Group, left: Left[]): unknown[] {
  const fields = asList(basics.customFields);
  if (!fields) return [];
  delete basics.customFields;
  return fields.flatMap((field) => {
    const group = toGroup(field);
    const link = [own(group, "link"), own(group, "value"), own(group, "text")].find(
      (one) => typeof one === "string" && /^https?:\/\//i.test(one),
    );
    if (link !== undefined) return [{ url: link }];
    const name = own(group, "name") || own(group, "text") || own(group, "value");
    if (typeof name === "string") left.push({ what: quoted(name), why: words.noPlace() });
    return [];
  });
}

function toSkill(skill: Group, isExport: boolean): Group {
  if (!isExport) return skill;
  const { level, levelNum: _levelNum, description, proficiency, ...rest } = skill;
  return {
    ...rest,
    level: [proficiency, description, level].find((one) => typeof one === "string" && one !== ""),
  };
}

function toLanguage(language: Group): Group {
  rename(language, "name", "language");
  rename(language, "description", "fluency");
  // The level of an export is a number for a bar that is drawn.
  if (typeof language.level !== "number") rename(language, "level", "fluency");
  return language;
}

function toWork(given: Group, isExport: boolean): Group {
  const work = withAddress(given);
  rename(work, "company", "name");
  if (!isExport) return work;
  rename(work, "description", "summary");
  return ofExport(work);
}

function toEducation(given: Group, isExport: boolean): Group {
  const education = withAddress(given);
  rename(education, "gpa", "score");
  rename(education, "school", "institution");
  rename(education, "degree", "studyType");
  rename(education, "grade", "score");
  return isExport ? ofExport(education) : education;
}

function toCertificate(given: Group, isExport: boolean): Group {
  const certificate = withAddress(given);
  rename(certificate, "title", "name");
  if (!isExport) return certificate;
  return ofExport(certificate, "date");
}

/** Without what an export keeps for itself, and with its dates under their names. */
function ofExport(entry: Group, onlyDate?: "date"): Group {
  for (const name of ["id", "visible", "hidden"]) delete entry[name];
  if (onlyDate) return entry;
  const date = entry.date ?? entry.period;
  for (const name of ["date", "period"]) delete entry[name];
  const group = toGroup(date);
  const [start, end] = group
    ? [own(group, "start"), own(group, "end")]
    : typeof date === "string"
      ? date.slice(0, 200).split(/\s+(?:[-–—]|to|bis)\s+|\s*[–—]\s*/)
      : [];
  if (!isNothing(start)) entry.startDate ??= start;
  if (!isNothing(end)) entry.endDate ??= end;
  return entry;
}

/** An export's description is a line about the part that was played, where a text follows. */
function toProject(given: Group, isExport: boolean): Group {
  const project = withAddress(given);
  if (!isExport) return project;
  if (typeof project.summary === "string" && project.summary.trim() !== "") {
    if (!isNothing(project.description)) project.roles = [project.description];
    project.description = project.summary;
  }
  const date = project.date ?? project.period;
  const group = toGroup(date);
  const [start, end] = group ? [own(group, "start"), own(group, "end")] : [null, date];
  project.startDate ??= lastYear(start);
  project.endDate ??= lastYear(end);
  return project;
}

function lastYear(date: unknown): string | undefined {
  return typeof date === "string"
    ? date
        .slice(0, 200)
        .match(/\b\d{4}\b/g)
        ?.at(-1)
    : undefined;
}

/** An entry's address, which was called website. */
function withAddress(entry: Group): Group {
  rename(entry, "website", "url");
  if (Object.hasOwn(entry, "url")) entry.url = toAddress(entry.url);
  return entry;
}

/** An address alone, or with words beside it. */
function toAddress(data: unknown): unknown {
  const group = toGroup(data);
  if (!group || !(Object.hasOwn(group, "href") || Object.hasOwn(group, "url"))) return data;
  return own(group, "href") ?? own(group, "url");
}

/** Where nothing stands under its name of today. */
function rename(group: Group, from: string, to: string): void {
  if (!Object.hasOwn(group, from)) return;
  if (isNothing(own(group, to))) {
    group[to] = group[from];
    delete group[from];
  }
}

function change(resume: Group, name: string, to: (entry: Group) => Group): void {
  const all = asList(own(resume, name));
  if (!all) return;
  resume[name] = all.map((entry) => {
    const group = toGroup(entry);
    return group ? to({ ...group }) : entry;
  });
}
