import { silences } from "~/domain/agreement";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { formatAmounts } from "~/domain/price-texts";
import { sayPrice } from "~/features/agreements/shared/say-price";
import { formatDay } from "~/shell/format/price";
import { labelOf } from "~/values/choices";
import * as words from "~/words/agreements.generated";
import { milestoneNumber } from "~/words/contentFields.generated";
import { besideEachOther } from "~/words/isolate";
import { compareTexts, type DiffPart } from "./word-differences.server";

/** What a version says under one heading, beside what another says there. */
export interface ComparedPart {
  name: string;
  label: string;
  /** Of a text as it was typed, whose first letter says its direction; else words of ours. */
  isTyped: boolean;
  changed: boolean;
  parts: DiffPart[];
}

interface Told {
  name: string;
  label: string;
  isTyped: boolean;
  before: string;
  after: string;
}

/**
 * A version in the order of its sheet, in the reader's language, with what it changed of a former
 * one; `former` null: nothing is marked.
 */
export function compareVersions(content: AgreementContent, former: AgreementContent | null): ComparedPart[] {
  const before = former ?? content;
  const told = [
    ...fieldsOf(before, content, ["hirerParty", "talentParty", "price", "scope", "notInScope"]),
    ...fieldsOf(before, content, ["startOn", "endOn", "paymentDays", "reviewDays", "silence"]),
    ...milestonesOf(before, content),
    ...fieldsOf(before, content, ["rights", "confidentiality"]),
  ].filter(({ before, after }) => before !== "" || after !== "");
  const compared = compareTexts(told.map((one) => (one.isTyped ? one : { before: "", after: "" })));
  return told.map(({ name, label, isTyped, before, after }, at) => ({
    ...{ name, label, isTyped },
    changed: before !== after,
    parts: isTyped ? (compared[at] ?? []) : wholeParts(before, after),
  }));
}

/** A price, a day or a count is replaced as a whole. */
function wholeParts(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] =
    before === after
      ? [{ text: after, change: "SAME" }]
      : [
          { text: before, change: "REMOVED" },
          { text: after, change: "ADDED" },
        ];
  return parts.filter(({ text }) => text !== "");
}

type Name = keyof AgreementContent;

function fieldsOf(before: AgreementContent, after: AgreementContent, names: readonly Name[]): Told[] {
  return names.map((name) => ({
    name,
    label: name === "price" ? words.price() : agreementFields[name].label(),
    isTyped: typedFields.has(name),
    ...{ before: sayField(name, before), after: sayField(name, after) },
  }));
}

const typedFields: ReadonlySet<Name> = new Set([
  ...(["hirerParty", "talentParty", "scope", "notInScope", "rights", "confidentiality"] as const),
]);

/** Empty where nothing is said. */
function sayField(name: Name, content: AgreementContent): string {
  switch (name) {
    case "price":
    case "unit":
    case "atMost":
      return sayPrice(content) ?? "";
    case "startOn":
    case "endOn":
      return content[name] === null ? "" : formatDay(content[name]);
    case "paymentDays":
    case "reviewDays":
      return content[name] === null ? "" : words.days({ days: content[name] });
    case "silence":
      return labelOf(silences, content.silence);
    case "milestones":
      return "";
    default:
      return content[name] ?? "";
  }
}

type Milestone = AgreementContent["milestones"][number];

/** Each by its id: in the order of the later version, then those that it dropped. */
function milestonesOf(before: AgreementContent, after: AgreementContent): Told[] {
  const dropped = before.milestones.filter((one) => !after.milestones.some(({ id }) => id === one.id));
  return [...after.milestones, ...dropped].flatMap(({ id }, at) => {
    const label = milestoneNumber({ number: `${at + 1}` });
    const [was, is] = [before, after].map((content) => {
      const milestone = content.milestones.find((one) => one.id === id);
      return { said: milestone?.title ?? "", rest: milestone ? sayRest(milestone, content) : "", milestone };
    });
    return [
      { name: `${id}-title`, label, isTyped: true, before: was?.said ?? "", after: is?.said ?? "" },
      {
        ...{ name: `${id}-done`, label: agreementFields.milestones.labels.doneWhen(), isTyped: true },
        ...{ before: was?.milestone?.doneWhen ?? "", after: is?.milestone?.doneWhen ?? "" },
      },
      {
        ...{ name: `${id}-due`, label: words.dueAndAmount(), isTyped: false },
        ...{ before: was?.rest ?? "", after: is?.rest ?? "" },
      },
    ];
  });
}

function sayRest({ dueOn, amount }: Milestone, { price }: AgreementContent): string {
  return besideEachOther([
    dueOn && words.due({ day: formatDay(dueOn) }),
    amount !== null && price && formatAmounts({ min: amount, max: amount, currency: price.currency }),
  ]);
}
