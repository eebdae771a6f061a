import { formatShortPrice } from "~/domain/short-price";
import type { Times } from "~/domain/times";
import type { PublicBriefLineFragment } from "~/shell/operations/operations.generated";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";
import { describePlace } from "./brief-texts";

/**
 * "Remote · closes 3 May 2026 · reply by 12 May 2026", after "€6–10k fixed · " where the price
 * stands nowhere else.
 */
export function factsInLine(
  brief: PublicBriefLineFragment,
  times: Times,
  { withPrice = false }: { withPrice?: boolean } = {},
): string {
  const { budget, closesAt, decideBy } = brief;
  return besideEachOther([
    withPrice && budget && formatShortPrice(budget),
    describePlace(brief),
    closesAt && words.closesOn({ date: times.shortUntil(closesAt) }),
    decideBy && words.replyOn({ date: times.shortUntil(decideBy) }),
  ]);
}
