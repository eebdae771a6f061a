import { foldHandle } from "~/domain/handle";
import { findHandle } from "~/features/profiles/model/handle";
import { getSharePicture, type SharePicture } from "~/features/public-pages/model/share-picture";
import type { StoreReads } from "~/platform/ports/store";
import { readPublicBrief } from "./public-brief";
import { getPublicMember } from "./public-member";

/** The picture of a public page; null until it is drawn, and from when the page is gone. */
export async function readSharePicture(
  reads: StoreReads,
  { brief, member }: { brief?: string | null; member?: string | null },
  now: Date,
): Promise<SharePicture | null> {
  if (brief)
    return (await readPublicBrief(reads, brief, now))
      ? getSharePicture(reads, { of: "brief", id: brief })
      : null;
  const uid = await findHandle(reads, foldHandle(member ?? ""));
  return uid && (await getPublicMember(reads, uid))
    ? getSharePicture(reads, { of: "member", id: uid })
    : null;
}
