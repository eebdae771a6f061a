import type { WorkSide } from "~/domain/reference";
import type { ScopeStanding } from "~/domain/scope";
import { LookChip } from "~/features/market/shared/state-chip";
import { scopeLooks } from "~/features/market/shared/state-looks";
import { conversationPath, scopePath } from "~/paths";
import type { ScopeHeadFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { quiet } from "~/ui/text.css";
import * as words from "~/words/scope.generated";
import * as css from "./scope.css";

interface ScopeCardProps {
  /** Of the work. */
  id: string;
  /** Null where the two make an employment contract, or have no conversation. */
  scope: ScopeHeadFragment | null;
}

/** On the page of a work: how much was asked along the way, and what it was. */
export function ScopeCard({ id, scope }: ScopeCardProps) {
  if (!scope) return null;
  const isNothing = Object.values(scope.counts).every((count) => count === 0 || typeof count !== "number");
  if (isNothing && !scope.mayMark) return null;
  const waits = scope.counts.waiting > 0 && scope.mayMark && scope.side === "TALENT" ? "YOU" : "NONE";
  return (
    <Card title={words.title()}>
      {isNothing ? (
        <>
          <p className={quiet}>{words.cardNothing()}</p>
          <p className={css.way}>
            <LinkButton to={conversationPath(id)} variant="secondary">
              {words.toConversation()}
            </LinkButton>
          </p>
        </>
      ) : (
        <>
          <ScopeCounts {...scope} />
          <p className={css.way}>
            <LinkButton to={scopePath(id)} variant="secondary">
              {words.open({ waits })}
            </LinkButton>
          </p>
        </>
      )}
    </Card>
  );
}

/** How many are what, each by shape and words. */
export function ScopeCounts({ counts, side, runs }: Pick<ScopeHeadFragment, "counts" | "side" | "runs">) {
  const waiting = runs ? waitingFor[side] : "OVER";
  const all: [what: Exclude<ScopeStanding, "UNMARKED">, count: number][] = [
    [waiting, counts.waiting],
    ["FAVOUR", counts.favours],
    ["CHANGE", counts.changes],
    ["NO", counts.noes],
    ["IN", counts.inside],
  ];
  return (
    <ul className={css.counts}>
      {all.map(
        ([what, count]) =>
          count > 0 && (
            <li key={what}>
              <LookChip look={scopeLooks[what]}>{words.count({ what, count })}</LookChip>
            </li>
          ),
      )}
    </ul>
  );
}

/** Only hirers ask, and only talent answers. */
const waitingFor: Record<WorkSide, "WAITING_OWN" | "WAITING_THEIRS"> = {
  HIRER: "WAITING_OWN",
  TALENT: "WAITING_THEIRS",
};
