import { fitAspects } from "~/domain/brief";
import { asksFor } from "~/domain/skill-count";
import type { FitFieldsFragment } from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import { FitGap, type Gap } from "./fit-gap";
import * as css from "./fit-list.css";
import { FitChip } from "./state-chip";

interface FitListProps {
  fit: readonly (FitFieldsFragment & { gap?: Gap | null })[];
  /** For a member’s own fit: the page that gaps lead away from, and where answers are given. */
  ways?: Pick<Parameters<typeof FitGap>[0], "back" | "answers">;
}

/**
 * The checklist that both sides read: each line with its state and the reason, in words. No score.
 * With `ways`, what its member left out leads to where they can add it.
 */
export function FitList({ fit, ways }: FitListProps) {
  return (
    <ul className={css.list}>
      {fit.map(({ aspect, state, all, detail, gap }) => (
        <li key={aspect} className={css.line}>
          <span className={css.aspect}>{labelOf(fitAspects, aspect)}</span>
          {asksFor({ all }) && <FitChip aspect={aspect} state={state} />}
          <span className={css.detail}>{detail}</span>
          {gap && ways && (
            <span className={css.gap}>
              <FitGap gap={gap} {...ways} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
