import {
  type Blocker,
  type BlockerFunction,
  type Location,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from "@remix-run/react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Dialog } from "~/ui/dialog";
import { action } from "~/ui/panel.css";
import { finePrint, heading } from "~/ui/text.css";
import * as words from "~/words/shellApp.generated";
import { typedIn } from "./typed-in";

/** What stands in the form's controls, by name. */
type Typed = Readonly<Record<string, string>>;

/**
 * Blocks navigation away from the page while `isUnsaved`. Gives the router's blocker, by which a
 * blocked navigation is proceeded or reset. The browser itself asks before it closes the tab or
 * loads another document.
 */
function useLeaving(isUnsaved: RefObject<() => boolean>): Blocker {
  const mayLeave = useRef(false);
  const asked = useRef<Location | null>(null);
  const isLost = useCallback(() => !mayLeave.current && (isUnsaved.current?.() ?? false), [isUnsaved]);
  const navigate = useNavigate();
  // Saved while it is asked: nothing is lost by leaving now. The blocker itself may have ended.
  useEffect(
    () => () => {
      mayLeave.current = true;
      if (asked.current) navigate(asked.current);
    },
    [navigate],
  );
  const { key } = useLocation();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Another entry of the history than the form's own: it was saved, and the new one is on its
      // way.
      ({ currentLocation: current, nextLocation: next }) =>
        current.key === key && current.pathname !== next.pathname && isLost(),
      [isLost, key],
    ),
  );
  asked.current = blocker.state === "blocked" ? blocker.location : null;
  const { state: navigation } = useNavigation();
  useEffect(() => {
    // Ask once: if the page then fails to load and its document is loaded instead, don't ask again.
    if (blocker.state === "proceeding") mayLeave.current = true;
    // A navigation that ended on this page doesn't permit the next one.
    else if (navigation === "idle") mayLeave.current = false;
  }, [blocker.state, navigation]);
  useBeforeUnload(useCallback((event) => isLost() && event.preventDefault(), [isLost]));
  useEffect(() => {
    // A form that the browser itself sends takes everything along.
    const send = (event: SubmitEvent) => {
      if (!event.defaultPrevented) mayLeave.current = true;
    };
    window.addEventListener("submit", send);
    return () => window.removeEventListener("submit", send);
  }, []);
  if (blocker.state !== "blocked") return blocker;
  // What it leads to may be there before another render says that it is answered.
  const answer = (go: () => void) => () => {
    asked.current = null;
    go();
  };
  return { ...blocker, proceed: answer(blocker.proceed), reset: answer(blocker.reset) };
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
  if (leaving.state !== "blocked") return null;
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
