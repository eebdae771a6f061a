import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import * as css from "./dialog.css";

interface DialogProps {
  /** What it asks. */
  label: string;
  /** Escape was pressed. */
  onClose(): void;
  children: ReactNode;
}

/** A question over the page, for as long as it is mounted. The browser keeps the focus in it, and gives it back. */
export function Dialog({ label, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends before the dialog leaves the page: only then does the focus go back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Closed by whoever shows it: the browser says "close" a moment after it has closed, and by then it may be wanted anew.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={label} onCancel={cancel} onClose={onClose}>
      {children}
    </dialog>
  );
}
