import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { emptyContent } from "~/domain/fields/content";
import { limits } from "~/values/limits";
import { toEntries, toOneLine, toProse } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { createTextReader, cutTo } from "./clean-text";
import type { Left } from "./left";
import type { RawResume } from "./parse-resume";
import { entriesOf, fitInto, own, readNames, toGroup } from "./read-entries";
import { toWebAddress } from "./web-address";

/** A project of a resume as a case may begin. */
export interface ReadProject {
  content: CaseContent;
  /** What was done to its texts, as sentences. */
  notes: string[];
}

/**
 * The projects of a resume that can become cases, as many as a profile has room for. One with the
 * title of a case that is there is left out: nothing says that it is another one.
 */
export function readProjects(
  resume: RawResume,
  knownTitles: readonly string[],
): { projects: ReadProject[]; left: Left[] } {
  const left: Left[] = [];
  const projects: ReadProject[] = [];
  const room = limits.cases - knownTitles.length;
  const entries = entriesOf(own(resume, "projects"), words.projects(), left);
  entries.forEach((entry, at) => {
    const number = String(at + 1);
    const what = words.project({ number });
    const project = readProject(toGroup(entry), number, knownTitles, left);
    if (!project) return;
    const { title } = project.content;
    if (title === "") left.push({ what, why: words.noKey({ key: "name" }) });
    else if (knownTitles.includes(title))
      left.push({ what: words.projectNamed({ number, title }), why: words.isCase() });
    else if (projects.length >= room)
      left.push({ what, why: words.roomForCases({ most: String(limits.cases) }) });
    else projects.push(project);
  });
  return { projects, left };
}

function readProject(
  group: RawResume | null,
  number: string,
  knownTitles: readonly string[],
  left: Left[],
): ReadProject | null {
  if (!group) {
    left.push({ what: words.project({ number }), why: words.shouldBeFields() });
    return null;
  }
  const notes = new Set<string>();
  /** The text of a part, or of the lines of a list. */
  const read = (name: string, tidy: typeof toProse, most: number, known: readonly string[] = []) => {
    const reader = createTextReader(known, tidy, 10 * most);
    const data = own(group, name);
    const part = words.projectPart({ number, part: name });
    const texts = Array.isArray(data) ? entriesOf(data, part, left) : [data];
    const read = texts.flatMap((text) => reader.read(text, part) ?? []);
    const whole = read.length > 0 ? read.join(tidy === toOneLine ? ", " : "\n") : null;
    if (whole !== null && whole.length > most) notes.add(words.longTextCut());
    for (const note of reader.notes) notes.add(note);
    left.push(...reader.left);
    return whole === null ? null : tidy(cutTo(whole, most));
  };
  const links = createTextReader([], toOneLine, 2 * limits.url);
  const skills = createTextReader([], toOneLine, 20 * limits.skill);
  const keywords = entriesOf(own(group, "keywords"), words.projectPart({ number, part: "keywords" }), left);
  const what = (keyword: { number: string }) => words.projectKeyword({ number, keyword: keyword.number });
  const about = { what, key: "name", known: [], reader: skills };
  const names = readNames(keywords, about).flatMap((name) => toEntries([name]));
  const roomForSkills = { most: limits.caseSkills, length: limits.skill, room: words.roomForCaseSkills };
  const content: CaseContent = {
    ...emptyContent(caseFields),
    title: read("name", toOneLine, limits.caseTitle, knownTitles) ?? "",
    client: read("entity", toOneLine, limits.caseClient),
    year: yearOf(own(group, "endDate")) ?? yearOf(own(group, "startDate")),
    role: read("roles", toOneLine, limits.caseRole),
    skills: fitInto(names, roomForSkills, left),
    problem: read("description", toProse, limits.caseText),
    result: read("highlights", toProse, limits.caseText),
    link: toWebAddress(links.read(own(group, "url"), words.projectPart({ number, part: "url" })), links.left),
  };
  left.push(...links.left, ...skills.left);
  return { content, notes: [...notes] };
}

/** The year of a date as the format spells it: `2024-05-01`, `2024-05`, `2024`. */
function yearOf(date: unknown): number | null {
  const [, year] = (typeof date === "string" && /^(\d{4})(?:-|$)/.exec(date)) || [];
  const { least, most } = limits.caseYears;
  return year !== undefined && Number(year) >= least && Number(year) <= most ? Number(year) : null;
}
