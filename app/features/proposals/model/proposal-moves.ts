import type { ProposalStatus } from "~/domain/proposal";

/** The actor: the author, the hirer whose brief it answers, or the product itself. */
export type ProposalActor = "applicant" | "hirer" | "system";

export type ProposalEvent =
  | "SEND"
  | "QUEUE"
  | "PROMOTE"
  | "SHORTLIST"
  | "ACCEPT"
  | "DECLINE"
  | "TAKE_BACK"
  | "WITHDRAW"
  | "END"
  | "DELETE";

type Move = { to: ProposalStatus | "FORMER" | "DELETED"; by: readonly ProposalActor[] };

/**
 * The proposal's state machine (domain.md): `(state, event, actor) → state`. What is not here is
 * refused. `QUEUE` is `SEND` when every place is taken; `END` is the end of the brief for waiting
 * proposals. `TAKE_BACK` undoes a decision of the hirer for ten minutes: it leads to the state
 * before it. The product does so itself where a yes can’t be told, and its noes.
 */
export const proposalMoves: Record<ProposalStatus, Partial<Record<ProposalEvent, Move>>> = {
  DRAFT: {
    SEND: { to: "SENT", by: ["applicant"] },
    QUEUE: { to: "WAITLISTED", by: ["applicant"] },
    DELETE: { to: "DELETED", by: ["applicant"] },
  },
  SENT: {
    SHORTLIST: { to: "SHORTLISTED", by: ["hirer"] },
    ACCEPT: { to: "ACCEPTED", by: ["hirer"] },
    DECLINE: { to: "DECLINED", by: ["hirer"] },
    WITHDRAW: { to: "WITHDRAWN", by: ["applicant"] },
    END: { to: "DECLINED", by: ["system"] },
  },
  SHORTLISTED: {
    TAKE_BACK: { to: "FORMER", by: ["hirer", "system"] },
    ACCEPT: { to: "ACCEPTED", by: ["hirer"] },
    DECLINE: { to: "DECLINED", by: ["hirer"] },
    WITHDRAW: { to: "WITHDRAWN", by: ["applicant"] },
    END: { to: "DECLINED", by: ["system"] },
  },
  WAITLISTED: {
    PROMOTE: { to: "SENT", by: ["system"] },
    WITHDRAW: { to: "WITHDRAWN", by: ["applicant"] },
    END: { to: "DECLINED", by: ["system"] },
  },
  ACCEPTED: {
    TAKE_BACK: { to: "FORMER", by: ["hirer", "system"] },
  },
  DECLINED: {
    TAKE_BACK: { to: "FORMER", by: ["hirer", "system"] },
  },
  WITHDRAWN: {
    SEND: { to: "SENT", by: ["applicant"] },
    QUEUE: { to: "WAITLISTED", by: ["applicant"] },
  },
};

/** The state after the event, or null when this actor may not cause it in this state. */
export function moveProposal(
  status: ProposalStatus,
  event: ProposalEvent,
  actor: ProposalActor,
): ProposalStatus | "FORMER" | "DELETED" | null {
  const move = proposalMoves[status][event];
  return move?.by.includes(actor) ? move.to : null;
}
