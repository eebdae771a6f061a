import type { BriefStatus } from "~/domain/brief";

/** The actor: the brief's hirer, or the product itself. */
export type BriefActor = "owner" | "system";

export type BriefEvent = "PUBLISH" | "SHORTLIST" | "REOPEN" | "FILL" | "CLOSE" | "EXPIRE" | "DELETE";

type Move = { to: BriefStatus | "DELETED"; by: readonly BriefActor[] };

/**
 * The brief's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. A brief may be closed or filled while it is open as well: once the hirer has decided,
 * further proposals would be wasted work.
 */
export const briefMoves: Record<BriefStatus, Partial<Record<BriefEvent, Move>>> = {
  DRAFT: {
    PUBLISH: { to: "OPEN", by: ["owner"] },
    DELETE: { to: "DELETED", by: ["owner"] },
  },
  OPEN: {
    SHORTLIST: { to: "SHORTLISTING", by: ["owner", "system"] },
    FILL: { to: "FILLED", by: ["owner"] },
    CLOSE: { to: "CLOSED", by: ["owner"] },
    EXPIRE: { to: "CLOSED", by: ["system"] },
  },
  SHORTLISTING: {
    REOPEN: { to: "OPEN", by: ["owner"] },
    FILL: { to: "FILLED", by: ["owner"] },
    CLOSE: { to: "CLOSED", by: ["owner"] },
    EXPIRE: { to: "CLOSED", by: ["system"] },
  },
  FILLED: {},
  CLOSED: {},
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveBrief(
  status: BriefStatus,
  event: BriefEvent,
  actor: BriefActor,
): BriefStatus | "DELETED" | null {
  const move = briefMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}
