import type { Clock } from "~/platform/ports/clock";
import type { StoreReads } from "~/platform/ports/store";
import { type Lane, lanes } from "./job";
import { dueBy, type JobDocument } from "./queue.server";

/**
 * How long the longest due job of each lane has waited, in seconds; 0 where none is due. One read
 * per lane.
 */
export async function lagOfLanes(
  reads: StoreReads,
  clock: Clock,
): Promise<{ labels: { lane: Lane }; value: number }[]> {
  const now = clock.now();
  return Promise.all(
    lanes.map(async (lane) => {
      const [oldest] = (await reads.query<JobDocument>(dueBy(now, { lane }, 1))).items;
      const dueAt = oldest?.data.dueAt.split("_")[0];
      return { labels: { lane }, value: dueAt ? (now.getTime() - Date.parse(dueAt)) / 1_000 : 0 };
    }),
  );
}
