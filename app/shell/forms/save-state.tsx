import { loginPath } from "~/paths";
import { RecentMoment } from "~/shell/format/moment";
import * as words from "~/words/shellApp.generated";
import { unseenLeftOut } from "~/words/ui.generated";
import type { AutosaveAnswer } from "./autosave-answer";
import * as css from "./save-state.css";

interface SaveStateProps {
  /** When the brief was last saved, ISO 8601 UTC; null before that. */
  savedAt: string | null;
  isSaving: boolean;
  last: AutosaveAnswer | undefined;
  /** The link to a field of the form. */
  hrefOf(field: string): string;
  /** Whether the form already shows this field's error above its fields, to avoid repeating it. */
  isTold(field: string): boolean;
  /** Where a login comes back to. */
  here: string;
}

/**
 * When a draft was saved, or why it wasn't. Only failures are announced: "Saved" every few seconds
 * would interrupt the screen reader while the author types.
 */
export function SaveState({ savedAt, isSaving, last, hrefOf, isTold, here }: SaveStateProps) {
  const trouble = !isSaving && last && last.autosaved !== "saved" ? last : null;
  return (
    <div className={css.saved}>
      {!trouble && <p>{isSaving ? words.saving() : <SavedAt savedAt={savedAt} />}</p>}
      {last?.autosaved === "saved" && last.unseen && <p>{unseenLeftOut()}</p>}
      <div role="status" className={css.unsaved}>
        {trouble && <Trouble trouble={trouble} hrefOf={hrefOf} isTold={isTold} here={here} />}
      </div>
    </div>
  );
}

function Trouble({
  trouble,
  hrefOf,
  isTold,
  here,
}: Pick<SaveStateProps, "hrefOf" | "isTold" | "here"> & { trouble: AutosaveAnswer }) {
  switch (trouble.autosaved) {
    case "failed":
      return <p>{words.notSavedNoAnswer()}</p>;
    case "signed-out":
      return (
        <p>
          {words.notSavedSignedOut({
            signIn: (said) => (
              <a href={loginPath(here)} target="_blank" rel="noreferrer">
                {said}
              </a>
            ),
          })}
        </p>
      );
    case "stopped":
      return <p>{words.notSavedChanged()}</p>;
    case "refused": {
      const untold = trouble.problems.filter(({ field }) => !field || !isTold(field));
      if (untold.length === 0) return <p>{words.notSavedYet()}</p>;
      return (
        <ul className={css.plainList}>
          {untold.map(({ field, message }) => (
            <li key={field}>
              {words.notSavedProblem({
                problem: field ? <a href={hrefOf(field)}>{message}</a> : message,
              })}
            </li>
          ))}
        </ul>
      );
    }
    default:
      return null;
  }
}

/** "Saved 14:32". */
export function SavedAt({ savedAt }: { savedAt: string | null }) {
  return savedAt ? words.savedAt({ time: <RecentMoment at={savedAt} /> }) : words.notSavedYet();
}
