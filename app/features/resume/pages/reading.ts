import { type HistoryEntry, type HistorySection, historyFields } from "~/domain/fields/history-fields";
import type { Texts } from "~/domain/fields/kind";
import type { Left } from "~/domain/resume/left";
import type { ResumeField } from "~/domain/resume/resume-fields";

/** What a resume says, for its owner to choose from. Nothing of it is kept but by the page. */
export interface Reading {
  /** Of the profile that it is compared with; null for none. */
  revision: number | null;
  /**
   * What differs from the profile, by field, as a form's control holds it; by section the new
   * entries, as JSON.
   */
  texts: Texts;
  /** The fields that are chosen in advance. */
  ticked: readonly string[];
  /** What was done to a text, as sentences. */
  notes: Readonly<Partial<Record<ResumeField | HistorySection, string[]>>>;
  /** The fields that the profile has already as the resume says them. */
  same: readonly (ResumeField | HistorySection)[];
  /** What can become cases. */
  projects: readonly OfferedProject[];
  left: readonly Left[];
}

/** A project of the resume, as the form of a new case holds it. */
export interface OfferedProject {
  /** Of the case that it makes, so that a form sent twice makes one. */
  id: string;
  texts: Texts;
  notes: readonly string[];
}

/** The checkbox of a field: the form posts its text in either case. */
export function tickOf(name: string): string {
  return `take.${name}`;
}

/**
 * The same from a form that was posted and refused, or kept while its owner signed in: without what
 * was left out, which it doesn't post.
 */
export function readAgain(typed: Texts, names: readonly string[], revision: number | null): Reading {
  const posted = names.filter((name) => typed[name] !== undefined);
  return {
    revision,
    texts: Object.fromEntries(posted.map((name) => [name, typed[name]])),
    ticked: posted.filter((name) => typed[tickOf(name)] === "on"),
    notes: {},
    same: [],
    projects: [],
    left: [],
  };
}

/** The entries in the text of a section, which its form posts; anything else is none. */
export function entriesIn(section: HistorySection, text: string): HistoryEntry[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  const all: unknown[] = Array.isArray(data) ? data : [];
  const groups = all.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
  return groups.map((group) => {
    const values = Object.entries(historyFields[section]).map(([name, { initial }]) => {
      const value = Object.hasOwn(group, name) ? group[name] : null;
      if (Array.isArray(initial)) return [name, Array.isArray(value) ? value.map(String) : []];
      return [name, typeof value === "string" ? value : initial];
    });
    return Object.fromEntries(values) as HistoryEntry;
  });
}
