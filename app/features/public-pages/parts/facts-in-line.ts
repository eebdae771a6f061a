import { formatShortPrice } from "~/content/short-price";
import { describePlace } from "~/features/briefs/parts/brief-texts";
import { formatDay } from "~/shell/format/price";
import type { PublicBriefLineFragment } from "~/shell/operations/operations.generated";

/** "€6–10k fixed · Remote · closes 3 May 2026 · reply by 12 May 2026". */
export function factsInLine(brief: PublicBriefLineFragment): string {
  const { budget, closesOn, decideOn } = brief;
  return [
    budget && formatShortPrice(budget),
    describePlace(brief),
    closesOn && `closes ${formatDay(closesOn)}`,
    decideOn && `reply by ${formatDay(decideOn)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
