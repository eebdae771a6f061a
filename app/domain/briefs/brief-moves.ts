import type { BriefStatus } from "~/contract/brief";

/** Who acts: the hirer who wrote it, or the product itself. */
export type BriefActor = "owner" | "system";

export type BriefEvent = "publish" | "shortlist" | "reopen" | "fill" | "close" | "expire" | "delete";

type Move = { to: BriefStatus | "deleted"; by: readonly BriefActor[] };

/**
 * The brief's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. A brief may be closed or filled while it is open, too: a hirer who has found somebody
 * must not keep others writing.
 */
export const briefMoves: Record<BriefStatus, Partial<Record<BriefEvent, Move>>> = {
  draft: {
    publish: { to: "open", by: ["owner"] },
    delete: { to: "deleted", by: ["owner"] },
  },
  open: {
    shortlist: { to: "shortlisting", by: ["owner", "system"] },
    fill: { to: "filled", by: ["owner"] },
    close: { to: "closed", by: ["owner"] },
    expire: { to: "closed", by: ["system"] },
  },
  shortlisting: {
    reopen: { to: "open", by: ["owner"] },
    fill: { to: "filled", by: ["owner"] },
    close: { to: "closed", by: ["owner"] },
    expire: { to: "closed", by: ["system"] },
  },
  filled: {},
  closed: {},
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveBrief(
  status: BriefStatus,
  event: BriefEvent,
  actor: BriefActor,
): BriefStatus | "deleted" | null {
  const move = briefMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}
