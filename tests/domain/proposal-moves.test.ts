import { describe, expect, it } from "vitest";
import { proposalStatuses } from "~/contract/proposal";
import {
  moveProposal,
  type ProposalActor,
  type ProposalEvent,
  proposalMoves,
} from "~/domain/proposals/proposal-moves";

const events: ProposalEvent[] = [
  "send",
  "queue",
  "promote",
  "shortlist",
  "accept",
  "decline",
  "take-back",
  "withdraw",
  "end",
  "delete",
];
const actors: ProposalActor[] = ["applicant", "hirer", "system"];

/** Everything that is allowed (domain.md); every other combination is refused. */
const allowed: Record<string, string> = {
  "draft, send, applicant": "sent",
  "draft, queue, applicant": "waitlisted",
  "draft, delete, applicant": "deleted",
  "sent, shortlist, hirer": "shortlisted",
  "sent, accept, hirer": "accepted",
  "sent, decline, hirer": "declined",
  "sent, withdraw, applicant": "withdrawn",
  "sent, end, system": "declined",
  "shortlisted, accept, hirer": "accepted",
  "shortlisted, decline, hirer": "declined",
  "shortlisted, withdraw, applicant": "withdrawn",
  "shortlisted, end, system": "declined",
  "waitlisted, promote, system": "sent",
  "waitlisted, withdraw, applicant": "withdrawn",
  "waitlisted, end, system": "declined",
  "declined, take-back, hirer": "former",
  "withdrawn, send, applicant": "sent",
  "withdrawn, queue, applicant": "waitlisted",
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

  it.each(all)(
    "$status, $event, by $actor: goes where the table says, or stays",
    ({ status, event, actor }) => {
      expect(moveProposal(status, event, actor)).toBe(allowed[`${status}, ${event}, ${actor}`] ?? null);
    },
  );

  it("that was accepted stays so for ever", () => {
    expect(proposalMoves.accepted).toEqual({});
  });
});
