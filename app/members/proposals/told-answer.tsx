import { notThisTime } from "~/members/words/own-proposal-words";
import type { EndReason } from "~/web/operations/operations.generated";
import { describeReason } from "./reason-words";
import * as css from "./told-answer.css";

/**
 * A no as its applicant reads it: the reason, and the hirer's note as it was written. The hirer's preview
 * and the applicant's pages are both this.
 */
export function ToldAnswer({ reason, note }: { reason: EndReason; note: string | null }) {
  return (
    <div className={css.answer}>
      <p>{notThisTime}</p>
      <p>
        The reason: <strong>{describeReason(reason)}</strong>
      </p>
      {note && (
        <>
          <p>The hirer wrote:</p>
          <blockquote className={css.note}>{note}</blockquote>
        </>
      )}
    </div>
  );
}
