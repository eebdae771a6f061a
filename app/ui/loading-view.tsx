import { useEffect, useState } from "react";
import { LOADING_VIEW_TIMEOUT } from "~/contract/times";
import * as css from "./loading-view.css";

interface LoadingViewProps {
  /** Whether something loads. The live region stays in the document either way, so that it is announced. */
  active: boolean;
  text?: string;
}

/**
 * The full-screen loading view (product.md §2). It lies over the page, whose forms stay mounted.
 * After LOADING_VIEW_TIMEOUT (product.md §9) it says that something went wrong.
 */
export function LoadingView({ active, text = "Loading..." }: LoadingViewProps) {
  return <div role="status">{active && <Overlay text={text} />}</div>;
}

function Overlay({ text }: { text: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_VIEW_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.view}>
      {!late && <div className={css.spinner} aria-hidden="true" />}
      <p className={css.text}>{late ? "Something went wrong. Please try again." : text}</p>
    </div>
  );
}
