import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Dialog } from "~/ui/dialog";
import { action } from "~/ui/panel.css";
import { finePrint, heading } from "~/ui/text.css";
import * as words from "~/words/shellApp.generated";
import { typedIn } from "./typed-in";

/** What stands in the form's controls, by name. */
type Typed = Readonly<Record<string, string>>;

type Routers = typeof window.__remixRouter;
type Leaving = ReturnType<Routers["getBlocker"]>;

const key = "unsaved-form";

/**
 * Blocks navigation away from the page while `isUnsaved`. Gives the blocked navigation, to be
 * proceeded or reset; null for none. The browser itself asks before it closes the tab or loads
 * another document.
 */
function useLeaving(isUnsaved: RefObject<() => boolean>): Leaving | null {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    // The router's own blocker: `useBlocker` would add to the script that all public pages load.
    const router = window.__remixRouter;
    let mayLeave = false;
    const isLost = () => !mayLeave && (isUnsaved.current?.() ?? false);
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isLost(),
    );
    const stop = router.subscribe(({ blockers, navigation }) => {
      const blocker = blockers.get(key);
      // Ask once: if the page then fails to load and its document is loaded instead, don't ask
      // again.
      if (blocker?.state === "proceeding") mayLeave = true;
      // A navigation that ended on this page doesn't permit the next one.
      else if (navigation.state === "idle") mayLeave = false;
      setLeaving(blocker?.state === "blocked" ? blocker : null);
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (isLost()) event.preventDefault();
    };
    // A form that the browser itself sends takes everything along.
    const send = (event: SubmitEvent) => {
      if (!event.defaultPrevented) mayLeave = true;
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("submit", send);
    return () => {
      stop();
      // Asked in the moment between the save and the new form: nothing is lost by leaving now.
      const blocker = router.state.blockers.get(key);
      if (blocker?.state === "blocked") blocker.proceed();
      router.deleteBlocker(key);
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("submit", send);
    };
  }, [isUnsaved]);
  return leaving;
}

interface AskBeforeLeavingProps {
  isUnsaved(): boolean;
  question: string;
  /** What becomes of it. */
  text: string;
  stay: string;
  leave: string;
  /** In place of staying: a button that saves it, for a way to the path. */
  save?: ((to: string) => ReactNode) | null;
}

/** Asks before a page is left while something on it isn't saved. Without JavaScript it doesn't. */
export function AskBeforeLeaving({ question, text, stay, leave, save, ...props }: AskBeforeLeavingProps) {
  const isUnsaved = useRef(props.isUnsaved);
  isUnsaved.current = props.isUnsaved;
  const leaving = useLeaving(isUnsaved);
  if (leaving?.state !== "blocked") return null;
  const { proceed, reset, location } = leaving;
  return (
    <Dialog label={question} onClose={reset}>
      <h2 className={heading}>{question}</h2>
      <p className={finePrint}>{text}</p>
      <div className={action}>
        <div className={buttonRow}>
          {save?.(location.pathname) ?? (
            <Button type="button" onClick={reset}>
              {stay}
            </Button>
          )}
          <Button type="button" variant="secondary" onClick={proceed}>
            {leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface LeaveQuestionProps {
  formId: string;
  /** What isn't saved. */
  what: "case" | "profile";
  /** The saved texts that the form began with. */
  saved: Typed;
}

/** Asks before a form with unsaved text is left. */
export function LeaveQuestion({ formId, what, saved }: LeaveQuestionProps) {
  return (
    <AskBeforeLeaving
      isUnsaved={() => {
        const form = document.getElementById(formId);
        return form instanceof HTMLFormElement && differs(typedIn(form), saved);
      }}
      question={words.leaveTitle()}
      text={words.leaveText({ what })}
      stay={words.continueEditing()}
      leave={words.leaveUnsaved()}
    />
  );
}

/** Compares the controls that both have: a form lacks those of other kinds of account. */
function differs(typed: Typed, saved: Typed): boolean {
  return Object.entries(saved).some(([name, value]) => name in typed && typed[name] !== value);
}
