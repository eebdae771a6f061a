import { countryName } from "~/domain/country.server";
import { formatDay } from "~/domain/day-texts";
import { disciplines } from "~/domain/disciplines";
import { kindLabels } from "~/domain/kind-labels";
import { describeRecord, describeReplies } from "~/domain/record-texts";
import { formatShortPrice } from "~/domain/short-price";
import { skillNames } from "~/domain/vocabulary/skills.server";
import type { HirerRecord } from "~/features/briefs/model/hirer-record";
import type { PictureFact, PictureWords } from "~/platform/ports/draw-picture";
import { labelOf } from "~/values/choices";
import { directionOf, languageNow } from "~/words/languages";
import * as words from "~/words/publicPages.generated";
import type { PublicBrief } from "./public-brief";
import type { PublicMember } from "./public-member";

type Words = Omit<PictureWords, "brand">;

/** What the picture of a brief says: of what its page shows, and in the same words. */
export function wordsOfBrief({ title, budget, decideOn, skills, hirer }: PublicBrief): Words {
  return {
    direction: directionOf(languageNow()),
    kind: words.pictureOpenBrief(),
    title: title ?? "",
    lede: null,
    facts: facts([
      [words.budget(), budget && formatShortPrice(budget)],
      [words.pictureReplyBy(), decideOn && formatDay(decideOn)],
      [words.skills(), skillNames(skills)],
    ]),
    notes: [hirer.name, ...recordIn(hirer.record)],
  };
}

/** The same of a member. */
export function wordsOfMember(member: PublicMember): Words {
  const { kind, displayName, organisation, headline, discipline, teamSize, country, size, record } = member;
  return {
    direction: directionOf(languageNow()),
    kind: kindLabels[kind](),
    title: organisation ?? displayName,
    lede: headline,
    facts: facts([
      [words.discipline(), discipline && labelOf(disciplines, discipline as "other")],
      [words.teamSize(), teamSize && String(teamSize)],
      [words.size(), size],
      [words.country(), country && countryName(country)],
      [words.services(), skillNames(member.services)],
      [words.skills(), skillNames(member.skills)],
    ]).slice(0, mostFacts),
    notes: recordIn(record),
  };
}

const mostFacts = 3;

function facts(all: [label: string, said: string | number | null | readonly string[]][]): PictureFact[] {
  return all
    .map(([label, said]) => ({ label, values: typeof said === "object" ? (said ?? []) : [String(said)] }))
    .filter(({ values }) => values.some(Boolean));
}

/** One line of it, and none before there is a record. */
function recordIn(record: HirerRecord | null): string[] {
  const replies = describeReplies(record);
  if (replies) return [replies];
  return record && record.decidedInTime + record.decidedLate > 0 ? [describeRecord({ record })] : [];
}
