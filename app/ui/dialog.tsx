import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import * as css from "./dialog.css";

interface DialogProps {
  /** The question, as an accessible name. */
  label: string;
  /** Escape was pressed. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A question over the page while it is mounted. The browser keeps the focus in it, and returns it
 * afterwards.
 */
export function Dialog({ label, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close it in a layout effect, before the dialog is removed from the page: only then does the
  // browser return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // The parent closes it: the browser's "close" event comes a moment late, when the dialog may be
  // open again.
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
