import { createBriefMaker } from "./brief-maker";
import { talentDocuments } from "./members";
import { type Rows, toRows } from "./rows";

/**
 * Talents or briefs by their numbers, `to` excluded. Those of one hirer are in one block, so that
 * each block can be made without the others.
 */
export interface Block {
  of: "talents" | "briefs";
  from: number;
  to: number;
}

/** A market of as many briefs that leads up to a moment, ISO 8601 UTC. */
export interface PlannedMarket {
  briefs: number;
  leadsTo: string;
}

/** Makes one block at a time. */
export function createBlockMaker(market: PlannedMarket): (block: Block) => Promise<Rows> {
  const maker = createBriefMaker(market);
  return async ({ of, from, to }) => {
    if (of === "talents") return toRows(talentDocuments(from, to, Date.parse(market.leadsTo)));
    for (let number = from; number < to; number += 1) await maker.make(number);
    return toRows(maker.take());
  };
}
