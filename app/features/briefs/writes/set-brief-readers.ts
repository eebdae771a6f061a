import type { BriefReaders } from "~/domain/brief";
import { isRunning } from "~/domain/brief";
import type { MarketParts } from "~/features/accounts/model/member";
import type { Brief } from "~/features/briefs/model/brief";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { changeOwnBrief, writeBrief } from "./change-brief";

/**
 * Shows a running brief to everyone, or takes it back to the members, also once proposals came: the
 * text stays as it is. A draft says it in its form. Counts as a change, so that an open form of the
 * brief doesn't undo it.
 */
export function setBriefReaders(
  parts: MarketParts,
  uid: string,
  id: string,
  readers: BriefReaders,
): Promise<Result<Versioned<Brief>>> {
  return changeOwnBrief(parts, uid, id, (scene) => {
    const { brief, now } = scene;
    if (brief.readers === readers) return ok(brief);
    if (!isRunning(brief)) return refuse("WRONG_STATE");
    const revision = brief.revision + 1;
    return ok(
      writeBrief(scene, brief.status, {
        ...brief,
        readers,
        revision,
        updatedAt: `${now.toISOString()}_${id}`,
      }),
    );
  });
}
