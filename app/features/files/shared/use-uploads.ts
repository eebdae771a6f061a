import { useContext, useEffect, useRef, useState } from "react";
import type { UploadFieldsFragment } from "~/shell/operations/operations.generated";
import { PageMember } from "~/ui/form";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";
import { dropUpload, sendInParts } from "./send-in-parts";
import { failedText, mostOfFile } from "./upload-texts";

/** A chosen file on its way. */
export interface Upload {
  key: number;
  name: string;
  /** The chosen picture, to show it; null for another file, and for one that isn’t sent. */
  picture: Blob | null;
  /** The share that has arrived, from 0 to 1. */
  share: number;
  /** The connection is gone: it goes on when it is back. */
  isWaiting: boolean;
  /** Once it is there. */
  file: UploadFieldsFragment | null;
  problem: string | null;
  /** Sending it again may help. */
  mayRetry: boolean;
}

export interface Uploads {
  list: readonly Upload[];
  /** All of them are there, so that the form can be sent with each. */
  isReady: boolean;
  /** How many can't be sent, in words; null for none. */
  failed: string | null;
  /** What was wrong with a choice as a whole. */
  problem: string | null;
  add(files: readonly File[]): void;
  retry(key: number): void;
  remove(key: number): void;
}

/** Sends chosen files at once, one after the other, while their form is filled in. */
export function useUploads(room: number = limits.attachedFiles): Uploads {
  const member = useContext(PageMember) ?? "";
  const [list, setList] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = useRef(new Map<number, { file: File; abort: AbortController }>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const next = useRef(0);
  useEffect(() => {
    const all = chosen.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);

  const change = (key: number, to: Partial<Upload>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  function send(key: number) {
    const found = chosen.current.get(key);
    if (!found) return;
    const { file, abort } = found;
    queue.current = queue.current.then(async () => {
      if (abort.signal.aborted) return;
      const onProgress = (share: number, isWaiting: boolean) => change(key, { share, isWaiting });
      try {
        const sent = await sendInParts(file, { member, onProgress, signal: abort.signal });
        change(
          key,
          "file" in sent
            ? { file: sent.file, isWaiting: false }
            : { problem: sent.problem, mayRetry: !sent.isFinal },
        );
      } catch (error) {
        // Removed meanwhile.
        if (!abort.signal.aborted) throw error;
      }
    });
  }

  function add(files: readonly File[]) {
    const free = room - list.length;
    setProblem(files.length > free ? words.roomFor({ count: room }) : null);
    const added = files.slice(0, Math.max(0, free)).map((file) => {
      const key = next.current++;
      const wrong =
        file.size > limits.fileBytes
          ? words.tooLarge({ most: mostOfFile() })
          : file.size === 0
            ? words.emptyFile()
            : null;
      if (wrong === null) chosen.current.set(key, { file, abort: new AbortController() });
      return {
        key,
        name: file.name,
        picture: wrong === null && file.type.startsWith("image/") ? file : null,
        share: 0,
        isWaiting: false,
        file: null,
        problem: wrong,
        mayRetry: false,
      };
    });
    setList((now) => [...now, ...added]);
    for (const { key } of added) send(key);
  }

  function retry(key: number) {
    if (!chosen.current.has(key)) return;
    change(key, { problem: null, share: 0 });
    send(key);
  }

  function remove(key: number) {
    const gone = list.find((one) => one.key === key);
    chosen.current.get(key)?.abort.abort();
    chosen.current.delete(key);
    if (gone?.file) dropUpload(gone.file.id);
    setProblem(null);
    setList((now) => now.filter((one) => one.key !== key));
  }

  const lost = list.filter(({ problem }) => problem !== null).length;
  return {
    // What went wrong is in sight, however many there are.
    list: [...list].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null)),
    isReady: list.every(({ file }) => file !== null),
    failed: lost === 0 ? null : failedText(lost, list.length),
    problem,
    add,
    retry,
    remove,
  };
}
