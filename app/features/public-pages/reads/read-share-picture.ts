import { foldHandle } from "~/content/handle";
import { findHandle } from "~/features/profiles/rules/handle";
import type { StoreReads } from "~/platform/ports/store";
import { readPublicBrief } from "./public-brief";
import { getPublicMember } from "./public-member";
import { getSharePicture, type SharePicture } from "./share-picture";

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
