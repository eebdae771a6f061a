import type { AccountKind } from "~/domain/account";
import type { ContentField, ContentFields } from "~/domain/fields/field";
import {
  type History,
  type HistoryEntry,
  type HistorySection,
  historyFields,
} from "~/domain/fields/history-fields";
import { limits } from "~/values/limits";
import { toEntries, toOneLine, toProse } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import { isPartialDate, newEntries, tidyEntry, toPartialDate } from "./check-history.server";
import { createTextReader, cutTo } from "./clean-text";
import { headOf, historyOf, historySections, noHistory } from "./history";
import { fewOf, type Left, quotedAll } from "./left";
import { isNothing } from "./left-sections";
import type { RawResume } from "./parse-resume";
import { entriesOf, own, toGroup } from "./read-entries";
import { toWebAddress } from "./web-address";

/** The entries of a resume that a member’s work and education doesn’t have yet. */
export interface ReadHistory {
  added: History;
  /** What was done to their texts, as sentences. */
  notes: Partial<Record<HistorySection, string[]>>;
  /** The sections of which all is there already. */
  same: HistorySection[];
  left: Left[];
}

const labels: Record<HistorySection, () => string> = {
  work: words.work,
  education: words.education,
  certificates: words.certificates,
};

export function readHistory(resume: RawResume, kind: AccountKind, known: History): ReadHistory {
  const read: ReadHistory = { added: { ...noHistory }, notes: {}, same: [], left: [] };
  for (const section of historySections) {
    const left: Left[] = [];
    const data = own(resume, section);
    if (!historyOf(kind).includes(section)) {
      const count = Array.isArray(data) ? data.length : 1;
      if (!isNothing(data))
        read.left.push({
          what: words.sectionEntries({ section: labels[section](), count }),
          why: words.noPlaceForCompany(),
        });
      continue;
    }
    const notes = new Set<string>();
    const found = entriesOf(data, labels[section](), left).flatMap(
      (entry, at) => readEntry(section, entry, String(at + 1), { known: known[section], left, notes }) ?? [],
    );
    const { added, differing } = newEntries<HistoryEntry>(known[section], found);
    const room = Math.max(0, limits.history[section] - known[section].length);
    leaveEntries(
      section,
      added.slice(room),
      words.roomForEntries({ most: String(limits.history[section]) }),
      left,
    );
    leaveEntries(section, differing, words.isThereOtherwise(), left);
    const taken = added.slice(0, room);
    Object.assign(read.added, { [section]: taken });
    if (taken.length > 0 && notes.size > 0) read.notes[section] = [...notes];
    if (found.length > 0 && added.length === 0) read.same.push(section);
    read.left.push(...fewOf(left, 12));
  }
  return read;
}

function leaveEntries(section: HistorySection, entries: readonly HistoryEntry[], why: string, left: Left[]) {
  if (entries.length === 0) return;
  const names = quotedAll(entries.map((entry) => headOf(section, entry).title));
  left.push({ what: words.entriesNamed({ section: labels[section](), names }), why });
}

interface Scene {
  known: readonly HistoryEntry[];
  left: Left[];
  notes: Set<string>;
}

/** Null for one without a name. Everything in it may be of any type and length. */
function readEntry(
  section: HistorySection,
  data: unknown,
  number: string,
  { known, left, notes }: Scene,
): HistoryEntry | null {
  const label = labels[section]();
  const group = toGroup(data);
  if (!group) {
    left.push({ what: words.entry({ section: label, number }), why: words.shouldBeFields() });
    return null;
  }
  const fields: ContentFields = historyFields[section];
  // What the member wrote is taken as it is.
  const written = known.flatMap((entry) => Object.values(entry).flat());
  const values = Object.entries(fields).map(([name, field]) => {
    const part = words.entryPart({ section: label, number, part: name });
    return [name, readPart(own(group, name), field, part, { written, left, notes })];
  });
  const unknown = Object.keys(group).filter(
    (name) => !Object.hasOwn(fields, name) && !isNothing(own(group, name)),
  );
  if (unknown.length > 0)
    left.push({
      what: words.entriesNamed({
        section: words.entry({ section: label, number }),
        names: quotedAll(unknown),
      }),
      why: words.noPlace(),
    });
  const entry = tidyEntry(section, Object.fromEntries(values));
  const key = section === "education" ? "institution" : "name";
  if (Object.fromEntries(values)[key]) return entry;
  left.push({ what: words.entry({ section: label, number }), why: words.noKey({ key }) });
  return null;
}

type PartScene = Omit<Scene, "known"> & { written: readonly (string | null)[] };

function readPart(data: unknown, field: ContentField, part: string, { written, left, notes }: PartScene) {
  const isDate = field.kind === "line" && field.most === limits.historyDate;
  const most = "length" in field ? field.length : "most" in field ? field.most : limits.url;
  const tidy = field.kind === "prose" ? toProse : toOneLine;
  const reader = createTextReader(written, tidy, 10 * Math.max(most, 20));
  /** The beginning of a text that is too long. */
  const cut = (text: string) => {
    if (text.length <= most) return text;
    left.push({ what: part, why: words.wasCut({ most }) });
    return tidy(cutTo(text, most)) ?? "";
  };
  const read = () => {
    if (field.kind === "list") {
      const texts = entriesOf(data, part, left).flatMap((one) => reader.read(one, part) ?? []);
      const lines = toEntries(texts);
      const over = lines.slice(field.most);
      if (over.length > 0) left.push({ what: part, why: words.onlyFirst({ most: String(field.most) }) });
      return lines.slice(0, field.most).map(cut);
    }
    const text = reader.read(data, part);
    if (text === null) return null;
    if (field.kind === "link") return toWebAddress(text, left);
    if (!isDate) return cut(text);
    const date = toLooseDate(text);
    if (date === null && !goesOn.test(text)) left.push({ what: part, why: words.dateUnread() });
    return date;
  };
  const value = read();
  for (const note of reader.notes) notes.add(note);
  left.push(...reader.left);
  return value;
}

/** What people write for the end of what goes on. */
const goesOn = /^(?:present|current|now|today|ongoing|heute|aktuell|jetzt|laufend|الآن|حتى الآن)$/i;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A date as the format spells it, out of what files have in its place: null for anything else. */
function toLooseDate(text: string): string | null {
  const date = toPartialDate(text.replace(/^(\d{4}-\d{2}-\d{2})T.*$/s, "$1"));
  if (isPartialDate(date)) return date;
  const [, name = "", year = ""] = /^([a-z]{3,9})\.? (\d{4})$/i.exec(text) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const said = `${year}-${String(month).padStart(2, "0")}`;
  return month > 0 && isPartialDate(said) ? said : null;
}
