import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { AskBeforeLeaving } from "~/shell/forms/leave-question";
import { Button } from "~/ui/button";
import * as words from "~/words/files.generated";
import type { Uploads } from "./use-uploads";

/** What a file field offers to choose; the server judges by content. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,application/pdf";

interface AddFilesProps {
  uploads: Uploads;
  /** The page that takes files without JavaScript, to which the form around it is posted then. */
  action: string;
}

/**
 * The button that adds files to a form. Without JavaScript it leads to a page of its own, with what
 * was typed.
 */
export function AddFiles({ uploads, action }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <>
      <Button
        type={isReady ? "button" : "submit"}
        name="intent"
        value="files"
        formAction={action}
        formNoValidate
        variant="quiet"
        onClick={() => input.current?.click()}
      >
        {words.addFiles()}
      </Button>
      {isReady && (
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            target.value = "";
          }}
        />
      )}
    </>
  );
}

/**
 * Adds what is dropped anywhere on the page: a browser would open the file in place of the page.
 * Says whether one is being dragged over it.
 */
export function useDroppedFiles(uploads: Uploads, isOn = true): boolean {
  const [isOver, setIsOver] = useState(false);
  const add = useRef(uploads.add);
  add.current = uploads.add;
  useEffect(() => {
    if (!isOn) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // Out of the window, not from one element to the next.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      add.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [isOn]);
  return isOver;
}

/** For the form: files that are pasted into it are added. */
export function filesPastedInto(uploads: Uploads) {
  return {
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      uploads.add([...event.clipboardData.files]);
    },
  };
}

/** Asks before a page is left on which files were chosen that nothing was sent with yet. */
export function AskAboutFiles({
  uploads,
  save = null,
}: {
  uploads: Uploads;
  /** Adds them on the way to the path. */
  save?: ((to: string) => ReactNode) | null;
}) {
  return (
    <AskBeforeLeaving
      isUnsaved={() => uploads.list.length > 0}
      question={words.leaveQuestion()}
      text={words.leaveText()}
      stay={words.stay()}
      leave={words.leave()}
      save={save}
    />
  );
}
