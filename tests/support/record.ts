import { type CheckedRecord, checkRecord } from "~/domain/record/check-record";
import type { RecordFiles } from "~/domain/record/record-files";
import { returnAgreement } from "~/features/agreements/writes/answer-agreement";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import type { LeavesPlace } from "~/features/records/reads/read-leaves";
import { readRecord } from "~/features/records/reads/read-record";
import { rootRecords } from "~/features/records/writes/root-records";
import { dayOf } from "~/values/days";
import { offerDraft, saveDraft } from "./agreements";
import { type createMarket, day, succeeded } from "./market";
import { progressOf, twoMilestones, workInMilestones } from "./milestones";
import { anUpload } from "./uploads";

/**
 * A work with a version that both confirmed, one that was sent back, and a milestone that was
 * delivered three times, at last with a file, and accepted.
 */
export async function recordedWork(market: ReturnType<typeof createMarket>, hirer: string) {
  const work = await workInMilestones(market, hirer, {
    scope: "Zwölf “langsame” Abfragen\nfort: متجر \\ ⛵ </script>",
  });
  const { id, talent } = work;
  const turn = async () => (await progressOf(market, id))?.turn ?? 0;
  const named = async (words = "") => ({ milestone: "first", turn: await turn(), words });
  succeeded(await deliverMilestone(market, talent, id, await named("Under /reports.")));
  succeeded(await sendBackMilestone(market, hirer, id, await named("Two have no cause.")));
  succeeded(await deliverMilestone(market, talent, id, await named("Under /wrong.")));
  succeeded(await takeBackDelivery(market, talent, id, await named()));
  const files = [{ upload: await anUpload(market, talent) }];
  succeeded(await deliverMilestone(market, talent, id, { ...(await named("Now all have one.")), files }));
  succeeded(await acceptMilestone(market, hirer, id, await named()));
  await saveDraft(market, talent, id, { milestones: twoMilestones, scope: "Thirteen." });
  succeeded(
    await returnAgreement(market, hirer, id, {
      hash: await offerDraft(market, talent, id),
      words: "Twelve.",
    }),
  );
  return work;
}

export async function recordOf(market: Pick<ReturnType<typeof createMarket>, "store">, id: string) {
  return (await readRecord(market.store, id)) ?? {};
}

/** A check of a record, of which some files are other ones; null: without it. */
export function check(
  files: RecordFiles,
  changed: Record<string, string | Uint8Array<ArrayBuffer> | null> = {},
) {
  const all = Object.entries({ ...files, ...changed }).flatMap(([name, text]) =>
    text === null ? [] : [[name, typeof text === "string" ? new TextEncoder().encode(text) : text] as const],
  );
  return checkRecord(new Map(all));
}

export async function faultOf(...asked: Parameters<typeof check>): Promise<CheckedRecord["fault"]> {
  return (await check(...asked)).fault;
}

/** Lets so many days pass, with the root of each. */
export async function passRoots(market: ReturnType<typeof createMarket>, days: number): Promise<void> {
  for (let left = days; left > 0; left -= 1) {
    await rootDay(market, dayOf(market.clock.now()));
    market.clock.advance(day);
  }
}

/** Makes the root of a day, as its job does. */
export function rootDay(
  market: Pick<ReturnType<typeof createMarket>, "store" | "clock">,
  of: string,
  more: { place?: LeavesPlace; tops?: string[]; hasTime?: () => boolean } = {},
) {
  const { hasTime, ...place } = more;
  const payload = { day: of, ...place };
  return rootRecords.handler(market)({
    id: rootRecords.name,
    payload,
    attempts: 1,
    ...(hasTime && { hasTime }),
  });
}
