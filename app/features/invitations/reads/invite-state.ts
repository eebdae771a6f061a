import { hindranceToAct } from "~/features/accounts/model/member";
import { readBrief } from "~/features/briefs/reads/read-brief";
import type { StoreReads } from "~/platform/ports/store";
import type { RefusalCode } from "~/values/refusals";
import { hindranceToInvite, readInviteScene } from "./hindrance-to-invite";

/** Whether the owner of a brief may invite a member for it, or why not. */
export type InviteState =
  | "MAY"
  | "INVITED"
  | "WITHDRAWN"
  | "DECLINED"
  | "PROPOSED"
  | "DECLINED_BEFORE"
  | "UNWANTED"
  | "NO_PLACE"
  | "INVITED_MOST"
  | "CLOSED"
  | "NEVER";

const states: Partial<Record<RefusalCode, InviteState>> = {
  ALREADY_INVITED: "INVITED",
  ALREADY_PROPOSED: "PROPOSED",
  DECLINED_BEFORE: "DECLINED_BEFORE",
  INVITATIONS_OFF: "UNWANTED",
  NO_PLACE: "NO_PLACE",
  INVITED_MOST: "INVITED_MOST",
  BRIEF_CLOSED: "CLOSED",
};

export async function readInviteState(
  reads: StoreReads,
  readerUid: string,
  { briefId, uid }: { briefId: string; uid: string },
  now: Date,
): Promise<InviteState> {
  const brief = await readBrief(reads, readerUid, briefId);
  if (brief?.reader.as !== "owner" || brief.data.status === "DRAFT") return "NEVER";
  if (hindranceToAct(brief.reader.standing) !== null) return "NEVER";
  const scene = await readInviteScene(reads, brief, uid);
  const hindrance = hindranceToInvite(scene, now);
  const status = hindrance === "ALREADY_INVITED" ? scene.invitation?.status : undefined;
  if (status === "WITHDRAWN" || status === "DECLINED") return status;
  return hindrance === null ? "MAY" : (states[hindrance] ?? "NEVER");
}
