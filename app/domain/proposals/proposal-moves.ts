import type { ProposalStatus } from "~/contract/proposal";

/** Who acts: who wrote it, the hirer whose brief it answers, or the product itself. */
export type ProposalActor = "applicant" | "hirer" | "system";

export type ProposalEvent =
  | "send"
  | "queue"
  | "promote"
  | "shortlist"
  | "accept"
  | "decline"
  | "take-back"
  | "withdraw"
  | "end"
  | "delete";

type Move = { to: ProposalStatus | "former" | "deleted"; by: readonly ProposalActor[] };

/**
 * The proposal's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. `queue` is `send` when every place is taken; `end` is the brief's end for those who wait.
 * `take-back` leads to the state before the decline, for ten minutes.
 */
export const proposalMoves: Record<ProposalStatus, Partial<Record<ProposalEvent, Move>>> = {
  draft: {
    send: { to: "sent", by: ["applicant"] },
    queue: { to: "waitlisted", by: ["applicant"] },
    delete: { to: "deleted", by: ["applicant"] },
  },
  sent: {
    shortlist: { to: "shortlisted", by: ["hirer"] },
    accept: { to: "accepted", by: ["hirer"] },
    decline: { to: "declined", by: ["hirer"] },
    withdraw: { to: "withdrawn", by: ["applicant"] },
    end: { to: "declined", by: ["system"] },
  },
  shortlisted: {
    accept: { to: "accepted", by: ["hirer"] },
    decline: { to: "declined", by: ["hirer"] },
    withdraw: { to: "withdrawn", by: ["applicant"] },
    end: { to: "declined", by: ["system"] },
  },
  waitlisted: {
    promote: { to: "sent", by: ["system"] },
    withdraw: { to: "withdrawn", by: ["applicant"] },
    end: { to: "declined", by: ["system"] },
  },
  accepted: {},
  declined: {
    "take-back": { to: "former", by: ["hirer"] },
  },
  withdrawn: {
    send: { to: "sent", by: ["applicant"] },
    queue: { to: "waitlisted", by: ["applicant"] },
  },
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveProposal(
  status: ProposalStatus,
  event: ProposalEvent,
  actor: ProposalActor,
): ProposalStatus | "former" | "deleted" | null {
  const move = proposalMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}
