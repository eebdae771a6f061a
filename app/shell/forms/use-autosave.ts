import { useFetcher, useNavigation } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { AUTOSAVE_PAUSE, AUTOSAVE_RETRY_FIRST, AUTOSAVE_RETRY_LAST } from "~/platform/values/times";
import type { AutosaveAnswer } from "./autosave-answer";

interface AutosaveOptions {
  formId: string;
  /** Where it posts to. */
  action: string;
  isOn: boolean;
}

/** The last answer, what the last one that saved said, and whether a save is under way. */
export interface Autosave<Saved> {
  answer: AutosaveAnswer<Saved> | undefined;
  saved: Saved | undefined;
  isSaving: boolean;
  /** Without waiting for a pause; nothing where nothing was typed. */
  saveAtOnce(): void;
  /** Attributes of the form. */
  props: {
    onInput(): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * Saves a form by itself: after a pause in typing, and when a field is left. One save at a time; what is
 * typed meanwhile goes with the next. A save that fails is tried again. The form itself is only read.
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
  /** The button of a form that was sent while a save was under way: two at once could overtake each other. */
  const held = useRef<HTMLElement | null>(null);

  function save() {
    window.clearTimeout(timer.current);
    const form = document.getElementById(formId);
    if (!may || !changed.current || sending.current || !(form instanceof HTMLFormElement)) return;
    // The form itself is on its way: what is typed meanwhile waits for its answer, which has the new revision.
    if (navigation !== "idle") return saveIn(AUTOSAVE_PAUSE);
    changed.current = false;
    sending.current = true;
    const data = new FormData(form);
    data.set("intent", "autosave");
    fetcher.submit(data, { method: "post", action });
  }
  // Timers and listeners outlive a render, and must not save with what it knew.
  const saveNow = useRef(save);
  saveNow.current = save;

  function saveIn(milliseconds: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => saveNow.current(), milliseconds);
  }

  const { state } = fetcher;
  const data = fetcher.data as AutosaveAnswer<Saved> | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is dealt with once, when it comes
  useEffect(() => {
    if (state !== "idle" || !data || data === answered) return;
    setAnswered(data);
    if (data.autosaved === "saved") setSaved(data.saved);
  }, [data, state]);

  // After the render that gave the form its new revision: a save before it would be of the old one, and refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is dealt with once, when it comes
  useEffect(() => {
    if (!answered) return;
    sending.current = false;
    const hasFailed = answered.autosaved === "failed" || answered.autosaved === "signed-out";
    failures.current = hasFailed ? failures.current + 1 : 0;
    if (hasFailed) changed.current = true;
    const button = held.current;
    if (button) {
      // The button saves all of it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    // Text of an earlier visit that was put back, before anybody types.
    if (isTouched(formId)) {
      changed.current = true;
      saveIn(AUTOSAVE_PAUSE);
    }
    const again = () => {
      if (failures.current > 0) saveNow.current();
    };
    // Online again, or back from logging in elsewhere.
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
        // The focus moves to a button, which saves all of it.
        const toButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget;
        if (failures.current === 0 && !toButton) save();
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
