import { audiences } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { contentFacts, type Fact } from "~/features/market/shared/content-facts";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { formatDay, formatPrice } from "~/shell/format/price";
import type { Timed } from "~/shell/format/use-timed";
import { labelOf } from "~/values/choices";
import { asLine } from "~/words/as-line";
import * as words from "~/words/briefsOpen.generated";
import { describeDate, describePlace, describePlaces, describeSeats } from "./brief-texts";

/** What is looked for first: what it pays, and its days. */
export function headFactsOf(brief: WholeBrief, { times, timed }: Timed): Fact[] {
  return [
    [words.factBudget(), brief.budget && formatPrice(brief.budget)],
    [words.factCloses(), timed(dateLine(brief, "closesAt", times)) ?? draftDay(brief.closesOn)],
    [words.factReplyDate(), timed(dateLine(brief, "decideBy", times)) ?? draftDay(brief.decideOn)],
    [words.factStart(), brief.startOn && formatDay(brief.startOn)],
  ];
}

/** Its other facts, without its state; what the hirer wrote at length is `BriefText`. */
export function factsOf(brief: WholeBrief, language: string | null): Fact[] {
  const { status, weeks, openTo, seats } = brief;
  return contentFacts(briefFields, brief, {
    cap: [words.factPlaces(), status === "OPEN" ? describePlaces(brief) : null],
    weeks: [words.factLength(), weeks === null ? null : words.factWeeks({ weeks })],
    workplace: [words.factPlaceOfWork(), describePlace(brief)],
    openTo: [words.factOpenTo(), labelOf(audiences, openTo)],
    seats: [words.factLookingFor(), describeSeats(openTo, seats)],
    writtenIn: [briefFields.writtenIn.label(), language],
    // The head.
    budget: null,
    closesOn: null,
    decideOn: null,
    startOn: null,
    // For its hirer alone (`PublicPagePanel`).
    readers: null,
    // Shown beside the workplace.
    location: null,
    title: null,
    summary: null,
    problem: null,
    desiredOutcome: null,
    skills: null,
    mustHaves: null,
    niceToHaves: null,
  });
}

/** "The end of 8 May 2026", as a fact of its own. */
function dateLine(...date: Parameters<typeof describeDate>): string | null {
  const text = describeDate(...date);
  return text && asLine(text);
}

/** A draft's days aren't promised to anybody yet. */
const draftDay = (day: string | null) => day && words.endOfDay({ day: formatDay(day) });
