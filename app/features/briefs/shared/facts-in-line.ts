import type { Times } from "~/domain/times";
import type { PublicBriefLineFragment } from "~/shell/operations/operations.generated";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";
import { describePlace } from "./brief-texts";

/** Without the price: "Remote · closes 3 May 2026 · reply by 12 May 2026". */
export function factsInLine(brief: PublicBriefLineFragment, times: Times): string {
  const { closesAt, decideBy } = brief;
  return besideEachOther([
    describePlace(brief),
    closesAt && words.closesOn({ date: times.shortUntil(closesAt) }),
    decideBy && words.replyOn({ date: times.shortUntil(decideBy) }),
  ]);
}
