import { silences } from "~/domain/agreement";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { formatAmounts } from "~/domain/price-texts";
import { sayPrice } from "~/features/agreements/shared/say-price";
import type { Paper, PaperBlock, PaperText } from "~/platform/ports/print-paper";
import { formatDay } from "~/shell/format/price";
import { labelOf } from "~/values/choices";
import { dayOf } from "~/values/days";
import * as words from "~/words/agreements.generated";
import { besideEachOther, runsToTheLeft } from "~/words/isolate";
import { directionOf, languageNow } from "~/words/languages";

type Name = keyof AgreementContent;

interface ConfirmedVersion {
  /** The id of the agreement. */
  id: string;
  n: number;
  hash: string;
  content: AgreementContent;
  /** ISO 8601 UTC. */
  confirmedAt: string;
  /** The day of it in the reader's zone, as the page says it. */
  confirmedOn: string;
  /** Of the brief; null where there is none any more. */
  title: string | null;
  brand: string;
}

/** A version that both confirmed, with the words of the page, in their order. */
export function toPaper(version: ConfirmedVersion): Paper {
  const { id, n, hash, content, title, brand } = version;
  const { hirerParty, talentParty, paymentDays, reviewDays, silence, startOn, endOn } = content;
  const label = (name: Name) => ours(agreementFields[name].label());
  const prose = (name: "scope" | "notInScope" | "rights" | "confidentiality"): PaperBlock[] => {
    const text = content[name];
    return [
      { kind: "HEADING", level: 1, ...label(name) },
      text ? { kind: "TEXT", ...typed(text) } : { kind: "SMALL", ...ours(words.nothing()) },
    ];
  };
  const facts = (...items: [PaperText, PaperText | null][]): PaperBlock => ({
    kind: "FACTS",
    items: items.flatMap(([name, value]) => (value ? [[name, value] as [PaperText, PaperText]] : [])),
  });
  const day = (on: string | null) => (on ? ours(formatDay(on)) : null);
  const days = (count: number | null) => (count === null ? null : ours(words.days({ days: count })));
  const price = sayPrice(content);
  return {
    heading: ours(title ? words.paperTitle({ title }) : words.pageTitle()),
    day: dayOf(new Date(version.confirmedAt)),
    foot: ours(words.paperFoot({ brand, id, n: `${n}` })),
    blocks: [
      { kind: "TEXT", ...ours(words.version({ n: `${n}`, status: "CONFIRMED", by: "OTHER", name: "" })) },
      { kind: "TEXT", ...ours(words.confirmedOn({ day: version.confirmedOn })) },
      facts(
        [label("hirerParty"), hirerParty ? typed(hirerParty) : null],
        [label("talentParty"), talentParty ? typed(talentParty) : null],
      ),
      facts([ours(words.price()), price ? ours(price) : null]),
      ...prose("scope"),
      ...prose("notInScope"),
      facts(
        [label("startOn"), day(startOn)],
        [label("endOn"), day(endOn)],
        [label("paymentDays"), days(paymentDays)],
        [label("reviewDays"), days(reviewDays)],
        [label("silence"), ours(labelOf(silences, silence))],
      ),
      ...milestonesOf(content),
      ...prose("rights"),
      ...prose("confidentiality"),
      { kind: "HEADING", level: 1, ...ours(words.paperHash()) },
      { kind: "TEXT", text: hash, lang: "en", dir: "ltr" },
      { kind: "SMALL", ...ours(words.whatItIs()) },
    ],
  };
}

function milestonesOf({ milestones, price }: AgreementContent): PaperBlock[] {
  if (milestones.length === 0) return [];
  return [
    { kind: "HEADING", level: 1, ...ours(agreementFields.milestones.label()) },
    ...milestones.flatMap(({ title, doneWhen, dueOn, amount }): PaperBlock[] => {
      const said = besideEachOther([
        dueOn && words.due({ day: formatDay(dueOn) }),
        amount !== null && price && formatAmounts({ min: amount, max: amount, currency: price.currency }),
      ]);
      return [
        { kind: "HEADING", level: 2, ...typed(title ?? "") },
        ...(doneWhen ? [{ kind: "TEXT" as const, ...typed(doneWhen) }] : []),
        ...(said ? [{ kind: "SMALL" as const, ...ours(said) }] : []),
      ];
    }),
  ];
}

/** Words of ours, in the reader's language. */
function ours(text: string): PaperText {
  const lang = languageNow();
  return { text, lang, dir: directionOf(lang) };
}

/** A member's text, in a language that isn't known; its first letter says its direction. */
function typed(text: string): PaperText {
  return { text, lang: languageNow(), dir: runsToTheLeft(text) ? "rtl" : "ltr" };
}
