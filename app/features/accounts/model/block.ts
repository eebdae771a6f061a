import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/** `blocks/{uid}~{otherUid}`: one member's block of another. It stops messages both ways. */
export interface Block {
  uid: string;
  otherUid: string;
  /** ISO 8601 UTC + "_" + id. */
  at: string;
}

export const blocks = collection<Block>()({
  name: "blocks",
  ofMember: "apart",
  indexes: [
    ["otherUid", "at"],
    ["uid", "at"],
  ],
});
export const blocksCollection = blocks.name;

export function blockId(uid: string, otherUid: string): string {
  return `${uid}~${otherUid}`;
}

/** Whether the first has blocked the second. */
export async function hasBlocked(reads: StoreReads, uid: string, otherUid: string): Promise<boolean> {
  return (await reads.get<Block>(blocksCollection, blockId(uid, otherUid))) !== null;
}

/** Whether either has blocked the other. */
export async function isBlocked(reads: StoreReads, a: string, b: string): Promise<boolean> {
  const blocks = await reads.getMany<Block>(blocksCollection, [blockId(a, b), blockId(b, a)]);
  return blocks.some((block) => block !== null);
}
