import { type AnimationEvent, useEffect, useRef, useState } from "react";
import { LOADING_VIEW_TIMEOUT, LOADING_WAY_OUT } from "~/values/durations";
import * as words from "~/words/ui.generated";
import * as css from "./loading-view.css";

/** Shown during a sign-up or sign-in (product.md §2). */
export { signingIn } from "~/words/ui.generated";

interface LoadingViewProps {
  /**
   * Whether something loads. The live region stays in the document either way, so that a long load
   * is announced: to a screen reader its words don't exist before they are visible.
   */
  active: boolean;
  text?: string;
  /**
   * The address that loads. With it, the page stays for a second under a progress bar. Without it
   * the view shows after 120 ms: a sign-in is in progress.
   */
  to?: string;
}

/**
 * The full-screen loading view (product.md §2). It lies over the page, whose forms stay mounted but
 * inert. After LOADING_WAY_OUT it offers to reload the address; after LOADING_VIEW_TIMEOUT
 * (product.md §9) it says that something went wrong.
 */
export function LoadingView({ active, text = words.loading(), to }: LoadingViewProps) {
  return <div role="status">{active && <Overlay text={text} to={to} />}</div>;
}

function Overlay({ text, to }: { text: string; to: string | undefined }) {
  const [waited, setWaited] = useState(0);
  const giveBack = useRef<() => void>();
  useEffect(() => {
    const timers = [LOADING_WAY_OUT, LOADING_VIEW_TIMEOUT].map((time) => setTimeout(setWaited, time, time));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      giveBack.current?.();
    };
  }, []);
  // Only its own animation, which starts when it becomes visible; the spinner's bubbles up as well.
  const cover = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) giveBack.current ??= setAside(currentTarget);
  };
  const late = waited >= LOADING_VIEW_TIMEOUT;
  return (
    <>
      {to && <div className={css.bar} aria-hidden="true" />}
      <div className={css.view[to ? "later" : "soon"]} onAnimationStart={cover}>
        {!late && <div className={css.spinner} aria-hidden="true" />}
        <p className={css.text}>{late ? words.loadingFailed() : text}</p>
        {waited > 0 && to && (
          // A document load abandons whatever the running page waits for.
          <a href={window.location.origin + to} className={css.wayOut}>
            {words.loadAnew()}
          </a>
        )}
      </div>
    </>
  );
}

/**
 * Makes everything but `view` inert. Returns a function that undoes it, and restores the focus if
 * its element still exists and no other has taken it.
 */
function setAside(view: HTMLElement): () => void {
  const focused = document.activeElement;
  const aside: HTMLElement[] = [];
  for (let part = view; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      aside.push(other);
    }
  }
  return () => {
    for (const element of aside) element.inert = false;
    const lost = document.activeElement === document.body || document.activeElement === focused;
    if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
