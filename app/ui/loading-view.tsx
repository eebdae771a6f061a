import { type AnimationEvent, useEffect, useRef, useState } from "react";
import { LOADING_VIEW_TIMEOUT } from "~/contract/times";
import * as css from "./loading-view.css";
import { setAside } from "./set-aside";

/** Said while somebody signs up or in (product.md §2). */
export const signingIn = "Signing you in...";

interface LoadingViewProps {
  /** Whether something loads. The live region stays in the document either way, so that it is announced. */
  active: boolean;
  text?: string;
}

/**
 * The full-screen loading view (product.md §2). It lies over the page, whose forms stay mounted but out
 * of reach. After LOADING_VIEW_TIMEOUT (product.md §9) it says that something went wrong.
 */
export function LoadingView({ active, text = "Loading..." }: LoadingViewProps) {
  return <div role="status">{active && <Overlay text={text} />}</div>;
}

function Overlay({ text }: { text: string }) {
  const [late, setLate] = useState(false);
  const giveBack = useRef<() => void>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_VIEW_TIMEOUT);
    return () => {
      clearTimeout(timer);
      giveBack.current?.();
    };
  }, []);
  // Its own animation begins when it comes into sight; the spinner's is none of that.
  const cover = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) giveBack.current ??= setAside(currentTarget);
  };
  return (
    <div className={css.view} onAnimationStart={cover}>
      {!late && <div className={css.spinner} aria-hidden="true" />}
      <p className={css.text}>{late ? "Something went wrong. Please try again." : text}</p>
    </div>
  );
}
