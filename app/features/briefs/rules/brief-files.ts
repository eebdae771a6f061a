import type { MayChange } from "~/features/files/rules/change-files";
import { briefFeed, publicFeed, touchFeed } from "~/features/notifications/rules/feed";
import { ok, refuse } from "~/platform/values/result";
import { type Brief, briefsCollection, hasProposals, isFilling } from "./brief";

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
