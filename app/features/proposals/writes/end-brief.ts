import { type OwnerCloseReason, possibleCloseReasons } from "~/domain/brief";
import { notOffered } from "~/domain/fields/messages";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, isOverdue } from "~/features/briefs/model/brief";
import { changeOwnBrief, movedBrief } from "~/features/briefs/writes/change-brief";
import { endBrief } from "~/features/briefs/writes/move-brief";
import { atBrief } from "~/features/briefs/writes/run-timed-moves";
import { briefExpiresType, planExpiry } from "~/features/briefs/writes/timed-moves";
import { notify } from "~/features/notifications/writes/notify";
import { lastYesTellsAt, laterRun } from "~/features/proposals/reads/untold-yes";
import { job } from "~/platform/jobs/job";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { tellDueYeses } from "./tell-accept";

/**
 * Ends a brief without filling it. Every waiting applicant reads it from this moment, and is told
 * by a job. Refused while a yes isn’t told (`YES_UNTOLD`).
 */
export async function closeBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  reason: OwnerCloseReason,
): Promise<Result<Versioned<Brief>>> {
  const closed = await closeToldBrief(parts, uid, id, reason);
  if (closed.ok || closed.code !== "YES_UNTOLD" || closed.problems) return closed;
  await tellDueYeses(parts, id);
  return closeToldBrief(parts, uid, id, reason);
}

/** The same. Refused without `problems` where every yes is due and can be told now. */
function closeToldBrief(
  parts: MarketParts,
  uid: string,
  id: string,
  reason: OwnerCloseReason,
): Promise<Result<Versioned<Brief>>> {
  return changeOwnBrief(parts, uid, id, async (scene) => {
    const { brief, tx, now } = scene;
    if (brief.status === "CLOSED" && brief.closeReason === reason) return ok(brief);
    if (!possibleCloseReasons(brief.counts).some(([value]) => value === reason))
      return refuse("INVALID", { problems: [{ field: "reason", ...notOffered("aReason") }] });
    const moved = movedBrief(scene, "CLOSE", "owner");
    const tellsAt = moved.ok ? await lastYesTellsAt(tx, id) : null;
    if (tellsAt !== null && tellsAt <= now.toISOString()) return refuse("YES_UNTOLD");
    if (tellsAt !== null) {
      const minutes = Math.ceil((Date.parse(tellsAt) - now.getTime()) / 60_000);
      return refuse("YES_UNTOLD", { problems: [{ field: "", code: "toldSoon", minutes }] });
    }
    return moved.ok ? ok(endBrief(parts, scene, { ...moved.value, closeReason: reason })) : moved;
  });
}

/**
 * When the date to decide by has passed the brief closes, and every waiting applicant is told
 * (domain.md). A yes given in its last minutes is told before, once it can’t be undone: it may fill
 * the brief.
 */
export const expireAtDate = job({
  ...briefExpiresType,
  async run(parts: MarketParts, job) {
    await tellDueYeses(parts, job.payload.brief);
    return atBrief(parts, job, async (scene) => {
      const { brief, now, id, tx } = scene;
      if (!isOverdue(brief, now)) return;
      const moved = movedBrief(scene, "EXPIRE", "system");
      if (!moved.ok) return;
      const tellsAt = await lastYesTellsAt(tx, id);
      if (tellsAt !== null) return planExpiry(tx, parts.clock, id, laterRun(tellsAt, now));
      endBrief(parts, scene, { ...moved.value, closeReason: "EXPIRED" });
      notify(tx, parts.clock, {
        uid: brief.hirerUid,
        type: "brief-expired",
        briefId: id,
        applicantUid: null,
      });
    });
  },
});
