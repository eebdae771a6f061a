import type { PublicPageOf } from "~/features/market/model/public-page-of";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/**
 * `sharePictures/{brief~id}` and `{member~uid}`: what other sites show beside a link to the page.
 */
export interface SharePicture {
  /** Of the brief, its hirer's. */
  uid: string;
  /** Names what the picture says: two that say the same have the same. */
  version: string;
  /** Base64. */
  png: string;
  /** ISO 8601 UTC. */
  drawnAt: string;
}

export const sharePictures = collection<SharePicture>()({
  name: "sharePictures",
  ofMember: { field: "uid", sortedBy: "drawnAt", exported: null },
  unindexed: ["png"],
});

export const sharePictureId = ({ of, id }: PublicPageOf) => `${of}~${id}`;

/** Ask first whether there is the page: a picture is removed a moment later. */
export async function getSharePicture(reads: StoreReads, page: PublicPageOf): Promise<SharePicture | null> {
  return (await reads.get<SharePicture>(sharePictures.name, sharePictureId(page)))?.data ?? null;
}
