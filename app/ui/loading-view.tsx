import { type AnimationEvent, useEffect, useRef, useState } from "react";
import { LOADING_VIEW_TIMEOUT, LOADING_WAY_OUT } from "~/platform/values/times";
import * as css from "./loading-view.css";

/** Said while somebody signs up or in (product.md §2). */
export const signingIn = "Signing you in...";

interface LoadingViewProps {
  /**
   * Whether something loads. The live region stays in the document either way, so that what lasts is announced: its
   * words are none to a screen reader before they are seen.
   */
  active: boolean;
  text?: string;
  /**
   * The address that loads, where the page stays for a second under a bar that shows progress. Without one
   * the view is seen after 120 ms: somebody signs in.
   */
  to?: string;
}

/**
 * The full-screen loading view (product.md §2). It lies over the page, whose forms stay mounted but out
 * of reach. After LOADING_WAY_OUT it offers to load the address anew; after LOADING_VIEW_TIMEOUT
 * (product.md §9) it says that something went wrong.
 */
export function LoadingView({ active, text = "Loading...", to }: LoadingViewProps) {
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
  // Its own animation begins when it comes into sight; the spinner's is none of that.
  const cover = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) giveBack.current ??= setAside(currentTarget);
  };
  const late = waited >= LOADING_VIEW_TIMEOUT;
  return (
    <>
      {to && <div className={css.bar} aria-hidden="true" />}
      <div className={css.view[to ? "later" : "soon"]} onAnimationStart={cover}>
        {!late && <div className={css.spinner} aria-hidden="true" />}
        <p className={css.text}>{late ? "Something went wrong. Please try again." : text}</p>
        {waited > 0 && to && (
          // A document load: whatever the running page waits for is left behind.
          <a href={window.location.origin + to} className={css.wayOut}>
            Load the page anew
          </a>
        )}
      </div>
    </>
  );
}

/**
 * Takes everything but `view` out of the reach of keyboard and screen reader. Answers how to give it
 * back, and the focus with it, where it is still there and nobody else has taken it.
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
