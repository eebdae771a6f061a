import type { AccountKind } from "~/contract/account";
import type { TalentKind } from "~/contract/brief";
import type { StoreReads, Versioned } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import { type Proposal, proposalId, proposalsCollection } from "../proposals/proposal";
import {
  type Brief,
  type BriefCounts,
  briefsCollection,
  hasProposals,
  noCounts,
  takesProposals,
} from "./brief";
import { isOpenTo } from "./facets";

/** How somebody stands to a brief that they may read. */
export interface ReadBrief extends Versioned<Brief> {
  reader: { uid: string; as: "owner" | "talent"; kind: AccountKind; confirmed: boolean };
}

/**
 * A brief for a reader, or null: its owner always; freelancers and agencies once it is published, if
 * it is open to their kind, their address is confirmed, or they have answered it. To everybody else
 * it doesn't exist.
 */
export async function readBrief(reads: StoreReads, uid: string, id: string): Promise<ReadBrief | null> {
  const account = await reads.get<Account>(accountsCollection, uid);
  const found = await reads.get<Brief>(briefsCollection, id);
  const kind = account?.data.kind;
  if (!account || !found || !kind) return null;
  const confirmed = account.data.status === "active";
  if (found.data.hirerUid === uid) return { ...found, reader: { uid, as: "owner", kind, confirmed } };
  if (found.data.status === "draft" || kind === "hirer") return null;
  const reader = { uid, as: "talent" as const, kind, confirmed };
  if (mayRead(reader, found.data)) return { ...found, reader };
  const own = await reads.get<Proposal>(proposalsCollection, proposalId(id, uid));
  return own && own.data.status !== "draft" ? { ...found, reader } : null;
}

/** A confirmed member looks at the work of both kinds, but answers that of their own alone. */
export function mayRead(
  { kind, confirmed }: { kind: TalentKind; confirmed: boolean },
  brief: Pick<Brief, "openTo">,
): boolean {
  return confirmed || isOpenTo(brief, kind);
}

/**
 * How many answered, as a reader may know it. Its owner still reads as in line who was there when the
 * brief ended: no list of theirs has them. Others read how full it is, and nothing more.
 */
export function seenCounts(
  { counts }: Pick<Brief, "counts">,
  reader: ReadBrief["reader"]["as"],
): BriefCounts {
  const { places, waitlisted, declined, leftInLine = 0 } = counts;
  return reader === "owner"
    ? { ...counts, waitlisted: waitlisted + leftInLine, declined: declined - leftInLine }
    : { ...noCounts, places, waitlisted };
}

/** What a reader may do next with a brief, so that no page repeats a rule. */
export type BriefMove =
  | "edit"
  | "edit-dates"
  | "publish"
  | "shortlist"
  | "reopen"
  | "close"
  | "copy"
  | "delete"
  | "propose"
  | "save";

export function nextBriefMoves({ data: brief, reader }: ReadBrief, now: Date): BriefMove[] {
  if (reader.as === "talent") {
    const moves: BriefMove[] = ["save"];
    if (mayAnswer(reader, brief) && takesProposals(brief, now)) moves.push("propose");
    return moves;
  }
  const confirmed = (...moves: BriefMove[]) => (reader.confirmed ? moves : []);
  switch (brief.status) {
    case "draft":
      return ["edit", ...confirmed("publish"), "copy", "delete"];
    case "open":
      return [hasProposals(brief) ? "edit-dates" : "edit", ...confirmed("shortlist", "close"), "copy"];
    case "shortlisting":
      return ["edit-dates", ...confirmed(...(brief.reopened ? [] : ["reopen" as const]), "close"), "copy"];
    case "filled":
    case "closed":
      return ["copy"];
  }
}

function mayAnswer({ kind, confirmed }: ReadBrief["reader"], brief: Brief): boolean {
  return confirmed && kind !== "hirer" && isOpenTo(brief, kind);
}
