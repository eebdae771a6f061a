import { describe, expect, it } from "vitest";
import { briefStatuses } from "~/domain/brief";
import { type BriefActor, type BriefEvent, briefMoves, moveBrief } from "~/features/briefs/model/brief-moves";

const events: BriefEvent[] = ["PUBLISH", "SHORTLIST", "REOPEN", "FILL", "CLOSE", "EXPIRE", "DELETE"];
const actors: BriefActor[] = ["owner", "system"];

/** Everything that is allowed (domain.md); every other combination is refused. */
const allowed: Record<string, string> = {
  "DRAFT, PUBLISH, owner": "OPEN",
  "DRAFT, DELETE, owner": "DELETED",
  "OPEN, SHORTLIST, owner": "SHORTLISTING",
  "OPEN, SHORTLIST, system": "SHORTLISTING",
  "OPEN, FILL, owner": "FILLED",
  "OPEN, CLOSE, owner": "CLOSED",
  "OPEN, EXPIRE, system": "CLOSED",
  "SHORTLISTING, REOPEN, owner": "OPEN",
  "SHORTLISTING, FILL, owner": "FILLED",
  "SHORTLISTING, CLOSE, owner": "CLOSED",
  "SHORTLISTING, EXPIRE, system": "CLOSED",
};

const all = briefStatuses.flatMap((status) =>
  events.flatMap((event) => actors.map((actor) => ({ status, event, actor }))),
);

describe("a brief", () => {
  it("has a rule for each of its 70 combinations of state, event and actor", () => {
    expect(all).toHaveLength(70);
    const known = new Set(Object.values(briefMoves).flatMap((moves) => Object.keys(moves)));
    expect([...known].sort()).toEqual([...events].sort());
  });

  it("goes where the table says, or stays", () => {
    const wrong = all.filter(
      ({ status, event, actor }) =>
        moveBrief(status, event, actor) !== (allowed[`${status}, ${event}, ${actor}`] ?? null),
    );
    expect(wrong).toEqual([]);
  });

  it.each(["FILLED", "CLOSED"] as const)("that is %s stays so for ever", (status) => {
    expect(briefMoves[status]).toEqual({});
  });
});
