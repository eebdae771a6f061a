import { formatShortPrice } from "~/domain/short-price";
import type { BriefLineFragment } from "~/shell/operations/operations.generated";
import { besideEachOther } from "~/words/isolate";

/** What a brief pays, the first thing to look for below its title; nothing where it isn't said. */
export function Price({ of: budget }: { of: BriefLineFragment["budget"] }) {
  return budget && <strong>{besideEachOther([formatShortPrice(budget)])}</strong>;
}
