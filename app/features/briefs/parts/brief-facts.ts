import { describeDaysTo } from "~/shell/format/days-left";
import { formatShortDay } from "~/shell/format/price";
import { formatShortPrice } from "~/shell/format/short-price";
import type { BriefLineFragment } from "~/shell/operations/operations.generated";
import { describePlace } from "./brief-words";

/** A brief in one line: "€6–10k fixed · Remote · closes in 20 days · reply by 12 March · 2 of 25 places". */
export function describeFacts(brief: BriefLineFragment, today: string): string {
  const { status, budget, cap, counts, closesOn, decideOn } = brief;
  const runs = status === "OPEN" || status === "SHORTLISTING";
  const closes = status === "OPEN" && closesOn ? describeDaysTo(closesOn, today) : null;
  return [
    budget && formatShortPrice(budget),
    describePlace(brief),
    closes && `closes ${closes}`,
    runs && decideOn && `reply by ${formatShortDay(decideOn, today)}`,
    status === "OPEN" && `${counts.places} of ${cap} places`,
    status === "OPEN" && counts.waitlisted > 0 && `${counts.waitlisted} on the waiting list`,
  ]
    .filter(Boolean)
    .join(" · ");
}
