import { type ReactNode, useEffect, useRef } from "react";
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
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it leaves the page: only then does the focus go back.
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
