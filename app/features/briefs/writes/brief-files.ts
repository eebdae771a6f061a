import { type Brief, briefsCollection, hasProposals, isFilling } from "~/features/briefs/model/brief";
import type { MayChange } from "~/features/files/writes/change-files";
import { briefFeed, publicFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { ok, refuse } from "~/values/result";

/** The files of a brief change while its text may: as a draft, and until the first proposal. */
export const mayChangeBriefFiles: MayChange = async (tx, now, uid, id) => {
  const brief = (await tx.get<Brief>(briefsCollection, id))?.data;
  if (brief?.hirerUid !== uid) return refuse("NOT_FOUND");
  if (hasProposals(brief)) return refuse("HAS_PROPOSALS");
  if ((brief.status !== "DRAFT" && brief.status !== "OPEN") || isFilling(brief)) return refuse("WRONG_STATE");
  return ok(() => {
    // Read with it, so that no proposal comes in at the same moment.
    tx.set<Brief>(briefsCollection, id, brief);
    if (brief.status === "DRAFT") return;
    for (const feed of [uid, briefFeed(id), publicFeed]) touchFeed(tx, now, feed);
  });
};
