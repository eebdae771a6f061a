import { otherSide } from "~/domain/reference";
import type { MarketParts } from "~/features/accounts/model/member";
import { goesOnBy, withGoesOn } from "~/features/references/model/work";
import { endMoves, stateOf } from "~/features/references/model/work-end";
import { ok, type Result, refuse } from "~/values/result";
import { changeWork } from "./change-work";
import { planToTellEnd, tellSide } from "./tell-of-work";

type Changed = Promise<Result<undefined>>;

/**
 * Says that the work has ended: the other side is asked, and once both said so, both may write.
 * Refused before its start. Idempotent.
 */
export function endWork(parts: MarketParts, uid: string, id: string): Changed {
  return changeWork(parts, uid, id, "END", ({ tx, now, scene, work }) => {
    const state = stateOf(scene, now);
    const to = endMoves[state].END;
    if (!to) return state === "BEFORE" ? refuse("WRONG_STATE") : ok(work);
    const at = now.toISOString();
    const side = otherSide(scene.side);
    if (to === "ENDED") {
      tellSide(tx, parts.clock, { id, side, type: "work-ended" }, work);
      return ok({ ...work, endedAt: at });
    }
    const said = { ...work, endSaid: { side: scene.side, at } };
    planToTellEnd(tx, now, { ...scene, work: said });
    tellSide(tx, parts.clock, { id, side, type: "work-end-said" }, work);
    return ok(said);
  });
}

/**
 * Says that the work still runs: against the other side's word, or its dates, once for each side;
 * or takes the own word back. Idempotent.
 */
export function continueWork(parts: MarketParts, uid: string, id: string): Changed {
  return changeWork(parts, uid, id, "GOES_ON", ({ tx, now, scene, work, moves }) => {
    const { side } = scene;
    const state = stateOf(scene, now);
    if (!moves.includes("GOES_ON"))
      return state === "RUNNING" && goesOnBy(work, side) ? ok(work) : refuse("WRONG_STATE");
    const running = { ...work, endSaid: null };
    if (state === "SAID") return ok(running);
    const goesOn = withGoesOn(running, side, now.toISOString());
    planToTellEnd(tx, now, { ...scene, work: goesOn });
    tellSide(tx, parts.clock, { id, side: otherSide(side), type: "work-goes-on" }, work);
    return ok(goesOn);
  });
}
