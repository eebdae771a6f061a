import { disciplines } from "~/domain/disciplines";
import type { Started } from "~/features/account-page/flows/load-viewer.server";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { formatDay, formatPrice } from "~/shell/format/price";
import * as words from "~/words/accountsReview.generated";
import { formatList } from "~/words/lists";

type Profile = NonNullable<Started["profile"]>;
type Brief = Started["briefs"]["nodes"][number];
type Facts = [name: string, value: string | null][];

/** What a profile says, as names and values; null for what is not filled in. */
export function profileFacts(profile: Profile, kind: Viewer["kind"]): Facts {
  const discipline = disciplines.find(([value]) => value === profile.discipline)?.[1]() ?? null;
  switch (kind) {
    case "FREELANCER":
      return [
        [words.name(), profile.displayName],
        [words.discipline(), discipline],
        [words.skills(), formatList(profile.skills) || null],
        [words.country(), profile.country],
        [words.rate(), profile.rate && formatPrice(profile.rate)],
      ];
    case "AGENCY":
      return [
        [words.name(), profile.displayName],
        [words.services(), formatList(profile.services) || null],
        [words.teamSize(), profile.teamSize === null ? null : String(profile.teamSize)],
        [words.country(), profile.country],
        [words.website(), profile.website],
      ];
    default:
      return [[words.organisation(), profile.organisation ?? profile.displayName]];
  }
}

export function briefFacts(brief: Brief): Facts {
  return [
    [words.problem(), brief.problem],
    [words.outcome(), brief.desiredOutcome],
    [words.budget(), brief.budget && formatPrice(brief.budget)],
    [words.start(), brief.startOn && formatDay(brief.startOn)],
  ];
}
