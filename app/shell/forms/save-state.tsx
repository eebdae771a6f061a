import { loginPath } from "~/paths";
import { RecentMoment } from "~/shell/format/moment";
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
      {!trouble && <p>{isSaving ? "Saving…" : <SavedAt savedAt={savedAt} />}</p>}
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
      return <p>Not saved: nothing answered. All you typed is still here; this tries again by itself.</p>;
    case "signed-out":
      return (
        <p>
          Not saved: you were signed out. What you typed stays here.{" "}
          <a href={loginPath(here)} target="_blank" rel="noreferrer">
            Sign in in another tab
          </a>
        </p>
      );
    case "stopped":
      return <p>Not saved: this was changed elsewhere. Press “Save draft” to see what stands now.</p>;
    case "refused": {
      const untold = trouble.problems.filter(({ field }) => !field || !isTold(field));
      if (untold.length === 0) return <p>Not saved yet</p>;
      return (
        <ul className={css.plainList}>
          {untold.map(({ field, message }) => (
            <li key={field}>Not saved yet: {field ? <a href={hrefOf(field)}>{message}</a> : message}</li>
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
  return savedAt ? (
    <>
      Saved <RecentMoment at={savedAt} />
    </>
  ) : (
    <>Not saved yet</>
  );
}
