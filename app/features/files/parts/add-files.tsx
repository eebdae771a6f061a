import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
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
        Add files
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

/** For the form: files that are dropped on it or pasted into it are added. */
export function filesDroppedOn(uploads: Uploads) {
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (data.files.length === 0) return;
    event.preventDefault();
    uploads.add([...data.files]);
  };
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}
