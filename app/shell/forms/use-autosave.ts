import { useFetcher, useNavigation } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { AUTOSAVE_PAUSE, AUTOSAVE_RETRY_FIRST, AUTOSAVE_RETRY_LAST } from "~/values/durations";
import type { AutosaveAnswer } from "./autosave-answer";

interface AutosaveOptions {
  formId: string;
  /** Where it posts to. */
  action: string;
  isOn: boolean;
}

/** The last answer, what the last successful save returned, and whether a save is in progress. */
export interface Autosave<Saved> {
  answer: AutosaveAnswer<Saved> | undefined;
  saved: Saved | undefined;
  isSaving: boolean;
  /** Saves without waiting for a pause; does nothing if nothing was typed. */
  saveAtOnce(): void;
  /** Attributes of the form. */
  props: {
    onInput(): void;
    onBlur(event: Pick<FocusEvent<HTMLFormElement>, "relatedTarget" | "currentTarget">): void;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * Saves a form automatically: after a pause in typing, and when a field loses the focus. One save
 * at a time; later input goes with the next one. A failed save is retried. The form itself is only
 * read.
 */
export function useAutosave<Saved>({ formId, action, isOn }: AutosaveOptions): Autosave<Saved> {
  const fetcher = useFetcher();
  const { state: navigation } = useNavigation();
  const [answered, setAnswered] = useState<AutosaveAnswer<Saved>>();
  const [saved, setSaved] = useState<Saved>();
  const isStopped = answered?.autosaved === "stopped";
  const may = isOn && !isStopped;

  const changed = useRef(false);
  const sending = useRef(false);
  const failures = useRef(0);
  const timer = useRef<number>();
  /**
   * The button of a form that was sent during a save: two posts at once could overtake each other.
   */
  const held = useRef<HTMLElement | null>(null);

  function save() {
    window.clearTimeout(timer.current);
    const form = document.getElementById(formId);
    if (!may || !changed.current || sending.current || !(form instanceof HTMLFormElement)) return;
    // The form itself is being sent: later input waits for its answer, which has the new revision.
    if (navigation !== "idle") return saveIn(AUTOSAVE_PAUSE);
    changed.current = false;
    sending.current = true;
    const data = new FormData(form);
    data.set("intent", "autosave");
    fetcher.submit(data, { method: "post", action });
  }
  // Timers and listeners outlive a render; through the ref they save with the current state.
  const saveNow = useRef(save);
  saveNow.current = save;

  function saveIn(milliseconds: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => saveNow.current(), milliseconds);
  }

  const { state } = fetcher;
  const data = fetcher.data as AutosaveAnswer<Saved> | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is handled once, when it arrives
  useEffect(() => {
    if (state !== "idle" || !data || data === answered) return;
    setAnswered(data);
    if (data.autosaved === "saved") setSaved(data.saved);
  }, [data, state]);

  // Run it after the render that gave the form its new revision: an earlier save would name the old
  // revision and be refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is handled once, when it arrives
  useEffect(() => {
    if (!answered) return;
    sending.current = false;
    const hasFailed = answered.autosaved === "failed" || answered.autosaved === "signed-out";
    failures.current = hasFailed ? failures.current + 1 : 0;
    if (hasFailed) changed.current = true;
    const button = held.current;
    if (button) {
      // The pressed button saves everything.
      held.current = null;
      window.clearTimeout(timer.current);
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.requestSubmit(button);
    } else if (hasFailed) {
      saveIn(Math.min(AUTOSAVE_RETRY_FIRST * 2 ** (failures.current - 1), AUTOSAVE_RETRY_LAST));
    } else if (changed.current) {
      saveIn(AUTOSAVE_PAUSE);
    }
  }, [answered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has mounted
  useEffect(() => {
    // Text of an earlier visit was restored before any typing.
    if (isTouched(formId)) {
      changed.current = true;
      saveIn(AUTOSAVE_PAUSE);
    }
    const again = () => {
      if (failures.current > 0) saveNow.current();
    };
    // Online again, or back from a login in another tab.
    window.addEventListener("online", again);
    window.addEventListener("focus", again);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("focus", again);
      window.clearTimeout(timer.current);
    };
  }, []);

  return {
    answer: answered,
    saved,
    isSaving: state !== "idle",
    saveAtOnce: () => saveNow.current(),
    props: {
      onInput() {
        changed.current = true;
        saveIn(AUTOSAVE_PAUSE);
      },
      onBlur({ relatedTarget, currentTarget }) {
        // The focus moves to a button, which saves everything itself.
        const toButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget;
        if (failures.current === 0 && !toButton) saveNow.current();
      },
      onSubmit(event) {
        window.clearTimeout(timer.current);
        if (!sending.current) return;
        event.preventDefault();
        held.current = (event.nativeEvent as SubmitEvent).submitter;
      },
    },
  };
}

function isTouched(formId: string): boolean {
  const form = document.getElementById(formId);
  return (
    form instanceof HTMLFormElement &&
    [...form.elements].some(
      (control) =>
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value !== control.defaultValue,
    )
  );
}
