import { createHash } from "node:crypto";
import { countryName, isCountry, parseCountry } from "~/domain/country.server";
import { currencies } from "~/domain/currencies";
import { parseEmailAddress } from "~/domain/email-address.server";
import type { Milestone } from "~/domain/milestone";
import type { Person } from "~/domain/profile";
import type { ProposalAnswer } from "~/domain/proposal";
import { isWrittenLanguage } from "~/domain/written-language.server";
import { valueNamed } from "~/values/choices";
import { isDay } from "~/values/day";
import { limits } from "~/values/limits";
import type { Fault } from "~/values/problems";
import {
  isHttps,
  splitEntries,
  toEntries,
  toLink,
  toLinks,
  toOneLine,
  toProse,
  withoutInvisible,
  withScheme,
} from "~/values/text";
import { isZone, listedZone } from "~/values/time-zone.server";
import {
  answerControls,
  entryControls,
  milestoneRows,
  nameControls,
  personRows,
  whenMissing,
} from "./controls";
import type { ContentField, CountField, ListField, PeopleField } from "./field";
import { isOffered, type Kind, type Texts } from "./kind";
import { notOffered, tooLong } from "./messages";
import { isAmount, majorUnits, moneyKind, mostOf, priceKind, pricesKind } from "./money-kinds";
import { faultOfMilestone, readMilestone } from "./read-milestone";
import { readWholeNumber } from "./read-number";
import { readPerson } from "./read-person";

type Kinds = { [Name in ContentField["kind"]]: Kind<Extract<ContentField, { kind: Name }>> };

const kinds: Kinds = {
  line: {
    readAs: "line",
    ...text(toOneLine),
    problem: (line, field) => {
      const { what, most } = field;
      if (line === null) return null;
      if (line === "") return whenMissing(field);
      return line.length > most ? tooLong(what, most) : null;
    },
  },
  prose: {
    readAs: "prose",
    ...text(toProse),
    problem: (prose, { what, most }) => (prose !== null && prose.length > most ? tooLong(what, most) : null),
  },
  list: {
    readAs: "line",
    toTexts: (list, name, { between }) => ({ [name]: list.join(between === "," ? ", " : "\n") }),
    read: (texts, name, { between }) => ({ value: toEntries(splitEntries(texts[name] ?? "", between)) }),
    tidy: toEntries,
    problem: nameListProblem,
  },
  link: {
    readAs: "exact",
    ...text(toLink, withScheme),
    problem: (link) => {
      const fault = link === null ? null : faultOfLink(link);
      if (fault?.code !== "linkWrong") return fault;
      return (link ?? "").length > limits.url
        ? { code: "linkTooLong", most: limits.url }
        : { code: "linkNotHttps" };
    },
  },
  links: {
    readAs: "exact",
    toTexts: (links, name) => ({ [name]: links.join("\n") }),
    read: (texts, name) => ({ value: toLinks(splitEntries(texts[name] ?? "", "\n").map(withScheme)) }),
    tidy: toLinks,
    problem: (links, { most }) => {
      if (links.length > most) return { code: "linksTooMany", most };
      return links.map(faultOfLink).find((fault) => fault !== null) ?? null;
    },
  },
  day: {
    readAs: "prose",
    ...text((day) => day?.trim() || null),
    problem: (day) => (day === null ? null : faultOfDay(day)),
  },
  count: {
    readAs: "exact",
    toTexts: (count, name) => ({ [name]: count === null ? "" : String(count) }),
    // Checked here, because the API's integers end at 32 bits.
    read: (texts, name, field) => {
      const read = readWholeNumber(texts[name] ?? "", field.what);
      if ("problem" in read) return { problems: { [name]: read.problem } };
      const problem = outOfRange(read.value, field);
      return problem === null ? { value: read.value ?? field.initial } : { problems: { [name]: problem } };
    },
    tidy: (count) => count,
    problem: outOfRange,
  },
  choice: {
    readAs: "prose",
    ...text((choice) => choice || null),
    // Checked here, because the API's enumeration has no other values.
    read: (texts, name, { what, options }) => {
      const value = valueNamed(options, texts[name]);
      return value !== null || !texts[name] ? { value } : { problems: { [name]: notOffered(what) } };
    },
    problem: (choice, { what, options }) =>
      choice === null || isOffered(options, choice) ? null : notOffered(what),
  },
  country: {
    readAs: "exact",
    toTexts: (country, name) => ({ [name]: country === null ? "" : countryName(country) }),
    // An unknown country stays as it was typed, and is refused.
    read: (texts, name) => {
      const typed = withoutInvisible(texts[name] ?? "");
      return { value: parseCountry(typed) ?? toOneLine(typed) };
    },
    tidy: (country) => country,
    problem: (country) => (country === null || isCountry(country) ? null : { code: "countryUnknown" }),
  },
  zone: {
    readAs: "prose",
    ...text((zone) => (zone ? (listedZone(zone) ?? zone) : null)),
    problem: (zone, { what }) => (zone === null || isZone(zone) ? null : notOffered(what)),
  },
  language: {
    readAs: "prose",
    ...text((code) => code || null),
    problem: (code, { what }) => (code === null || isWrittenLanguage(code) ? null : notOffered(what)),
  },
  price: priceKind,
  money: moneyKind,
  email: {
    readAs: "exact",
    toTexts: (email, name) => ({ [name]: email }),
    read: (texts, name) => {
      const typed = addressIn(withoutInvisible(texts[name] ?? "").trim());
      const address = typed === "" ? null : parseEmailAddress(typed);
      if (address?.ok !== false) return { value: address?.value ?? "" };
      if (typed.length > limits.email) return { problems: { [name]: { code: "emailTooLong" } } };
      if (address.code !== "invalid-email") return { problems: { [name]: { code: "emailNotAscii" } } };
      return { problems: { [name]: { code: commaForDot.test(typed) ? "emailComma" : "malformedEmail" } } };
    },
    tidy: (email) => email,
    problem: (email, field) => (email === "" ? whenMissing(field) : null),
  },
  names: {
    readAs: "line",
    toTexts: (chosen, name, field) =>
      Object.fromEntries(
        nameControls(name, field).flatMap((control, index) => {
          const one = chosen[index];
          return one === undefined ? [] : [[control, one]];
        }),
      ),
    read: (texts, name, field) => ({
      value: toEntries(nameControls(name, field).map((control) => texts[control] ?? "")),
    }),
    tidy: toEntries,
    problem: nameListProblem,
  },
  entries: {
    readAs: "line",
    toTexts: (entries, name, field) =>
      Object.fromEntries(entryControls(name, field).map((control, index) => [control, entries[index] ?? ""])),
    read: (texts, name, field) => {
      const controls = entryControls(name, field);
      const long = controls.filter((control) => (toOneLine(texts[control]) ?? "").length > field.length);
      const { what, length } = field;
      if (long.length === 0) return { value: toEntries(controls.map((control) => texts[control] ?? "")) };
      return {
        problems: Object.fromEntries(long.map((one) => [one, { code: "entryTooLong", what, length }])),
      };
    },
    tidy: toEntries,
    problem: nameListProblem,
  },
  prices: pricesKind,
  people: {
    readAs: "line",
    toTexts: (people, name, field) =>
      Object.assign(
        {},
        ...personRows(name, field).map((row, index) => ({
          [row.name]: people[index]?.name ?? "",
          [row.role]: people[index]?.role ?? "",
          [row.languages]: people[index]?.languages.join(", ") ?? "",
        })),
      ),
    read: (texts, name, field) => {
      const rows = personRows(name, field).map((row) => ({ row, person: readPerson(texts, row) }));
      const problems = Object.fromEntries(
        rows.flatMap(({ row, person }) => {
          const [control, fault] = faultOfPerson(person, field) ?? [];
          return control && fault ? [[row[control], fault]] : [];
        }),
      );
      if (Object.keys(problems).length > 0) return { problems };
      return { value: rows.flatMap(({ person }) => (person.name ? [person] : [])) };
    },
    tidy: (people) =>
      people.slice(0, limits.listEntries).map(({ name, role, languages }) => ({
        name: toOneLine(name) ?? "",
        role: toOneLine(role),
        languages: toEntries(languages),
      })),
    problem: (people, field) => {
      if (people.length > field.most) return { code: "listTooMany", what: field.what, most: field.most };
      if (people.some(({ name }) => name === "")) return { code: "missing", what: "name" };
      return people.map((person) => faultOfPerson(person, field)?.[1]).find(Boolean) ?? null;
    },
  },
  milestones: {
    readAs: "prose",
    toTexts: (milestones, name, field, content) => {
      const currency = currencyOf(content.price);
      return Object.assign(
        {},
        ...milestoneRows(name, field).map((row, index) => {
          const { id = "", title = "", doneWhen, dueOn, amount } = milestones[index] ?? {};
          return {
            [row.id]: id,
            [row.title]: title,
            [row.doneWhen]: doneWhen ?? "",
            [row.dueOn]: dueOn ?? "",
            [row.amount]: amount ? majorUnits(amount, currency) : "",
          };
        }),
      );
    },
    read: (texts, name, field) => {
      const currency = texts.currency || currencies[0][0];
      // One more than there is room for, so that it is refused instead of dropped.
      const all = milestoneRows(name, { most: field.most + 1 });
      const rows = all.map((row) => ({ row, ...readMilestone(texts, row, currency) }));
      const problems = Object.fromEntries(
        rows.flatMap(({ row, milestone, unread }): [string, Fault][] => {
          if (unread) return [[row.amount, unread]];
          const [control, fault] = faultOfMilestone(milestone, faultOfDay) ?? [];
          return control && fault ? [[row[control], fault]] : [];
        }),
      );
      if (Object.keys(problems).length > 0) return { problems };
      return { value: rows.flatMap(({ milestone }) => (milestone.title ? [milestone] : [])) };
    },
    tidy: (milestones) =>
      withIds(
        milestones.slice(0, limits.listEntries).map(({ id, title, doneWhen, dueOn, amount }) => ({
          id,
          title: toOneLine(title) ?? "",
          doneWhen: toProse(doneWhen),
          dueOn: dueOn?.trim() || null,
          amount: amount ?? null,
        })),
      ),
    problem: (milestones, { what, most }) => {
      if (milestones.length > most) return { code: "listTooMany", what, most };
      if (milestones.some(({ title }) => title === "")) return { code: "missing", what: "milestoneTitle" };
      if (milestones.some(({ amount }) => amount !== null && !isAmount(amount)))
        return { code: "amountOutside", what: "amount", most: mostOf(currencies[0][0]) };
      return milestones.map((one) => faultOfMilestone(one, faultOfDay)?.[1]).find(Boolean) ?? null;
    },
  },
  answers: {
    readAs: "prose",
    toTexts: (answers) =>
      Object.fromEntries(
        answers.flatMap((answer, index) => {
          const names = answerControls()[index];
          if (!names) return [];
          const said = answer.met === null ? [] : [[names.met, answer.met ? "yes" : "no"]];
          if (answer.caseId) said.push([names.shownIn, answer.caseId]);
          return answer.evidence === null ? said : [...said, [names.evidence, answer.evidence]];
        }),
      ),
    read: (texts) => ({ value: readAnswers(texts) }),
    // Keep one more than any brief asks, to detect that there are too many.
    tidy: (answers) =>
      answers.slice(0, limits.mustHaves + 1).map(({ mustHave, met, evidence, caseId }) => ({
        mustHave: mustHave ?? null,
        met: met ?? null,
        evidence: toProse(evidence),
        caseId: caseId || null,
      })),
    problem: () => null,
  },
};

/** What is wrong with a link, by its cause where that is known. */
function faultOfLink(link: string) {
  const shown = shorten(link);
  // Lists and messages shorten a long address so, and what is copied there leads nowhere.
  if (/(?:\u2026|%E2%80%A6|\.\.\.)$/i.test(link)) return { code: "linkCut", link: shown } as const;
  if (isHttps(link)) return null;
  if (/^http:\/\/./i.test(link)) return { code: "linkHttp", link: shown } as const;
  if (/^https:\/\/[^/?#]*@/i.test(link)) return { code: "linkPassword", link: shown } as const;
  return { code: "linkWrong", link: shown } as const;
}

function faultOfDay(day: string): Fault | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { code: "dayNotIso" };
  if (!isDay(day)) return { code: "dayUnreal" };
  return day >= "2000" && day < "2100" ? null : { code: "dayTooFar" };
}

/** That of a price among the content; the first where there is none. */
function currencyOf(price: unknown): string {
  return (price as { currency?: string } | null | undefined)?.currency ?? currencies[0][0];
}

/**
 * Each with an id, unique among them. A missing one is made of what it says, so that the same form
 * sent twice is one.
 */
function withIds(milestones: Milestone[]): Milestone[] {
  const taken = new Set<string>();
  return milestones.map((milestone, index) => {
    const made = createHash("sha256").update(JSON.stringify([milestone.title, milestone.doneWhen, index]));
    const isFree = (id: string) => /^[a-z0-9]{1,24}$/.test(id) && !taken.has(id);
    const own = made.digest("hex").slice(0, 12);
    let id = isFree(milestone.id) ? milestone.id : own;
    // A form may name one that is made for a later row.
    for (let at = index; !isFree(id); at += 1) id = `${own}x${at}`;
    taken.add(id);
    return { ...milestone, id };
  });
}

/** As mail programs copy an address: `Ann <ann@example.net>`, or as a link. */
function addressIn(typed: string): string {
  const [, named] = /^[^<>@]*<([^<>\s]+)>$/.exec(typed) ?? [];
  return (named ?? typed).replace(/^mailto:([^?]*).*$/i, "$1");
}

const commaForDot = /^[^@\s,]+@[^@\s]*[^@\s,],[a-z]/i;

function nameListProblem(
  list: readonly string[],
  { what, most, length }: Pick<ListField, "what" | "most" | "length">,
): Fault | null {
  if (list.length > most) return { code: "listTooMany", what, most };
  return list.some((line) => line.length > length) ? { code: "entryTooLong", what, length } : null;
}

/** What is wrong with a person, and where. */
function faultOfPerson(
  { name, role, languages }: Person,
  { length }: PeopleField,
): [keyof Person, Fault] | null {
  if (name === "" && (role !== null || languages.length > 0))
    return ["name", { code: "missing", what: "name" }];
  if (name.length > length) return ["name", tooLong("name", length)];
  if (role !== null && role.length > length) return ["role", tooLong("role", length)];
  const spoken = { what: "languages", most: limits.languages, length: limits.skill } as const;
  const fault = nameListProblem(languages, spoken);
  return fault && ["languages", fault];
}

/** The common part of all kinds with one control and a nullable text. */
function text(tidy: (text: string | null) => string | null, complete = (typed: string) => typed) {
  return {
    toTexts: (value: string | null, name: string) => ({ [name]: value ?? "" }),
    read: (texts: Texts, name: string) => ({ value: tidy(complete(texts[name] ?? "")) }),
    tidy,
  };
}

/** One answer for each must-have in the form. */
function readAnswers(texts: Texts): ProposalAnswer[] {
  return answerControls()
    .filter(({ asked }) => texts[asked] !== undefined)
    .map(({ asked, met, evidence, shownIn }) => ({
      mustHave: texts[asked] || null,
      met: texts[met] === "yes" ? true : texts[met] === "no" ? false : null,
      evidence: toProse(texts[evidence]),
      caseId: texts[shownIn] || null,
    }));
}

function outOfRange(count: number | null, { what, least, most, ungrouped }: CountField): Fault | null {
  if (count === null || (Number.isInteger(count) && count >= least && count <= most)) return null;
  return ungrouped
    ? { code: "yearOutside", what, least: String(least), most: String(most) }
    : { code: "numberOutside", what, least, most };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The operations of a field's kind. */
export function kindOf<Field extends ContentField>(field: Field): Kind<Field> {
  // TypeScript can't infer that this entry of the table belongs to the field's kind.
  return kinds[field.kind] as unknown as Kind<Field>;
}
