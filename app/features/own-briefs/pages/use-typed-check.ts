import { useEffect, useState } from "react";
import type { AutosaveAnswer } from "~/shell/forms/autosave-answer";
import { typedIn } from "~/shell/forms/typed-in";
import { checkTyped, type Faults } from "./check-typed";

interface TypedCheckOptions {
  formId: string;
  /** What the form begins with. */
  typed: Readonly<Record<string, string>>;
  /** What a published brief says: a day of its that has passed stays. */
  stands: Readonly<Record<string, string>> | null;
  /** ISO 8601 UTC. */
  now: string;
  /** The answer to the last automatic save. */
  autosaved: AutosaveAnswer | undefined;
}

/**
 * The check of the form's present text, saved or not. `faults` are those shown beside their fields:
 * a new one only once the field was left, so that no error interrupts a half-typed number.
 */
export function useTypedCheck({ formId, typed: first, stands, now, autosaved }: TypedCheckOptions) {
  const [typed, setTyped] = useState(first);
  const [told, setTold] = useState<readonly string[] | null>(null);
  const [outdated, setOutdated] = useState<AutosaveAnswer>();

  useEffect(() => {
    // Text kept in this tab has been restored to the fields by now.
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) setTyped(typedIn(form));
  }, [formId]);

  const refused = autosaved?.autosaved === "refused" && autosaved !== outdated ? autosaved.problems : [];
  const { lines, faults } = checkTyped(typed, new Date(now), refused, stands);
  const shown: Faults = told
    ? Object.fromEntries(Object.entries(faults).filter(([name]) => told.includes(name)))
    : faults;
  return {
    lines,
    faults: shown,
    onType(form: HTMLFormElement) {
      setTold(Object.keys(shown));
      setOutdated(autosaved);
      setTyped(typedIn(form));
    },
    onLeave: () => setTold(null),
  };
}
