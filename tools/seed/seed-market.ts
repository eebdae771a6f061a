import { type Block, createBlockMaker, type PlannedMarket } from "./blocks";
import type { BulkStore } from "./bulk-store";
import { talentsOf } from "./plan";
import { type Rows, toRows } from "./rows";

/** `samples/seed`: how far the seed has come, so that one that was cut off goes on. */
export interface SeedProgress extends PlannedMarket {
  /** Talents that are written; they come before the briefs, any of which may know any of them. */
  talents: number;
  /** Briefs that are written. */
  done: number;
}

export const samples = "samples";

/** Who makes blocks: as many as `atOnce` may be asked for before the first has come. */
export interface BlockMakers {
  atOnce: number;
  make(block: Block): Promise<Rows>;
}

/**
 * Makes a market of as many briefs and as many talents, and writes each few thousand in one
 * transaction. Running it again goes on where it was cut off; a market that is whole stays as it is.
 */
export async function seedMarket(
  store: Pick<BulkStore, "get" | "write">,
  {
    briefs,
    now,
    blockSize = 2_500,
    makersOf = (market) => ({ atOnce: 1, make: createBlockMaker(market) }),
    onProgress = () => {},
  }: {
    briefs: number;
    now: Date;
    /** Talents or briefs of one transaction; whole hirers. */
    blockSize?: number;
    makersOf?: (market: PlannedMarket) => BlockMakers;
    /** Gets how many briefs and talents are done, together. */
    onProgress?: (done: number) => void;
  },
): Promise<SeedProgress> {
  const found = (await store.get<SeedProgress>(samples, "seed"))?.data;
  if (found && found.talents === undefined)
    throw new Error("This directory holds a market without profiles, of an earlier release.");
  if (found && found.briefs !== briefs)
    throw new Error(`This directory holds a market of ${found.briefs} briefs.`);
  let progress = found ?? { briefs, leadsTo: now.toISOString(), talents: 0, done: 0 };
  const left = blocksLeft(progress, blockSize);
  if (left.length === 0) return progress;
  // First: a seed that is killed before its first block finds its own file again.
  if (!found) store.write(rowsOf(progress));
  const makers = makersOf(progress);
  const asked = left.splice(0, makers.atOnce).map(askFor);
  // Each leaves the list with what was made: a whole market doesn't fit into memory.
  for (let one = asked.shift(); one; one = asked.shift()) {
    const { block, rows } = one;
    const made = await rows;
    asked.push(...left.splice(0, 1).map(askFor));
    progress = { ...progress, [block.of === "talents" ? "talents" : "done"]: block.to };
    // The progress is written with what it speaks of.
    store.write([...made, ...rowsOf(progress)]);
    onProgress(progress.talents + progress.done);
  }
  return progress;

  function askFor(block: Block) {
    return { block, rows: makers.make(block) };
  }
}

const rowsOf = (progress: SeedProgress) => toRows([[samples, new Map([["seed", progress]])]]);

function blocksLeft({ briefs, talents, done }: SeedProgress, size: number): Block[] {
  const blocks = (of: Block["of"], first: number, end: number): Block[] =>
    Array.from({ length: Math.ceil((end - first) / size) }, (_, at) => first + at * size).map((from) => ({
      of,
      from,
      to: Math.min(end, from + size),
    }));
  return [...blocks("talents", talents, talentsOf(briefs)), ...blocks("briefs", done, briefs)];
}
