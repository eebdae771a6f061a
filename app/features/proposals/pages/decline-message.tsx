import { describeReason } from "~/features/proposals/shared/reason-texts";
import type { EndReason } from "~/shell/operations/operations.generated";
import { quoted } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/proposals.generated";
import * as css from "./decline-message.css";

/**
 * A decline as its applicant reads it: the reason, and the hirer's note as written. Used by the
 * hirer's preview and the applicant's pages alike.
 */
export function DeclineMessage({ reason, note }: { reason: EndReason; note: string | null }) {
  return (
    <div className={css.answer}>
      <p>{words.notThisTime()}</p>
      <p>{words.theReason({ reason: <strong>{describeReason(reason)}</strong> })}</p>
      {note && (
        <>
          <p>{words.hirerWrote()}</p>
          <blockquote className={css.note}>
            <TypedText text={note} className={quoted} />
          </blockquote>
        </>
      )}
    </div>
  );
}
