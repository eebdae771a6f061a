import { describe, expect, it } from "vitest";
import { proposalStatuses } from "~/domain/proposal";
import {
  moveProposal,
  type ProposalActor,
  type ProposalEvent,
  proposalMoves,
} from "~/features/proposals/model/proposal-moves";

const events: ProposalEvent[] = [
  "SEND",
  "QUEUE",
  "PROMOTE",
  "SHORTLIST",
  "ACCEPT",
  "DECLINE",
  "TAKE_BACK",
  "WITHDRAW",
  "END",
  "DELETE",
];
const actors: ProposalActor[] = ["applicant", "hirer", "system"];

/** Everything that is allowed (domain.md); every other combination is refused. */
const allowed: Record<string, string> = {
  "DRAFT, SEND, applicant": "SENT",
  "DRAFT, QUEUE, applicant": "WAITLISTED",
  "DRAFT, DELETE, applicant": "DELETED",
  "SENT, SHORTLIST, hirer": "SHORTLISTED",
  "SENT, ACCEPT, hirer": "ACCEPTED",
  "SENT, DECLINE, hirer": "DECLINED",
  "SENT, WITHDRAW, applicant": "WITHDRAWN",
  "SENT, END, system": "DECLINED",
  "SHORTLISTED, TAKE_BACK, hirer": "FORMER",
  "SHORTLISTED, TAKE_BACK, system": "FORMER",
  "SHORTLISTED, ACCEPT, hirer": "ACCEPTED",
  "SHORTLISTED, DECLINE, hirer": "DECLINED",
  "SHORTLISTED, WITHDRAW, applicant": "WITHDRAWN",
  "SHORTLISTED, END, system": "DECLINED",
  "WAITLISTED, PROMOTE, system": "SENT",
  "WAITLISTED, WITHDRAW, applicant": "WITHDRAWN",
  "WAITLISTED, END, system": "DECLINED",
  "ACCEPTED, TAKE_BACK, hirer": "FORMER",
  "ACCEPTED, TAKE_BACK, system": "FORMER",
  "DECLINED, TAKE_BACK, hirer": "FORMER",
  "DECLINED, TAKE_BACK, system": "FORMER",
  "WITHDRAWN, SEND, applicant": "SENT",
  "WITHDRAWN, QUEUE, applicant": "WAITLISTED",
};

const all = proposalStatuses.flatMap((status) =>
  events.flatMap((event) => actors.map((actor) => ({ status, event, actor }))),
);

describe("a proposal", () => {
  it("has a rule for each of its 210 combinations of state, event and actor", () => {
    expect(all).toHaveLength(210);
    const known = new Set(Object.values(proposalMoves).flatMap((moves) => Object.keys(moves)));
    expect([...known].sort()).toEqual([...events].sort());
  });

  it("goes where the table says, or stays", () => {
    const wrong = all.filter(
      ({ status, event, actor }) =>
        moveProposal(status, event, actor) !== (allowed[`${status}, ${event}, ${actor}`] ?? null),
    );
    expect(wrong).toEqual([]);
  });

  it("that was accepted stays so, unless its hirer undoes it", () => {
    expect(Object.keys(proposalMoves.ACCEPTED)).toEqual(["TAKE_BACK"]);
  });
});
