import { workplaces } from "~/domain/brief";
import { formatDay } from "~/domain/day-texts";
import { formatPrice } from "~/domain/price-texts";
import { type Brief, momentsOf } from "~/features/briefs/model/brief";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import type { SayEnd } from "~/features/notifications/mails/say-end";
import { labelOf } from "~/values/choices";
import { placeAt } from "~/words/briefs.generated";
import * as words from "~/words/briefsOpen.generated";
import { isolate } from "~/words/isolate";

type Fact = readonly [name: string, value: string];

/**
 * What decides whether an open brief is for its reader, as [name, value]: budget, place and dates.
 * Plain text; the hirer's own words are isolated and have no addresses.
 */
export function mailedFactsOf(brief: Brief, sayEnd: SayEnd): Fact[] {
  const { closesAt, decideBy } = momentsOf(brief);
  return [
    ...termsOf(brief),
    ...factOf(words.factCloses(), closesAt && sayEnd(closesAt)),
    ...factOf(words.factReplyDate(), decideBy && sayEnd(decideBy)),
  ];
}

/** Budget, place and start: all but its promised dates. */
export function termsOf(brief: Brief): Fact[] {
  const { budget, startOn, weeks } = brief;
  return [
    ...factOf(words.factBudget(), budget && formatPrice(budget)),
    ...factOf(words.factPlaceOfWork(), placeOf(brief)),
    ...factOf(words.factStart(), startOn && formatDay(startOn)),
    ...factOf(words.factLength(), weeks === null ? null : words.factWeeks({ weeks })),
  ];
}

function placeOf({ workplace, location }: Brief): string | null {
  const place = location && isolate(withoutLinks(location));
  if (!workplace) return place;
  const label = labelOf(workplaces, workplace);
  return workplace === "REMOTE" || !place ? label : placeAt({ workplace: label, location: place });
}

const factOf = (name: string, value: string | null): Fact[] => (value ? [[name, value]] : []);
