import { ownPaths, uploadPath } from "~/paths";
import type { UploadFieldsFragment } from "~/shell/operations/operations.generated";
import { UPLOAD_PAUSE_FIRST, UPLOAD_PAUSE_LAST, UPLOAD_PAUSE_TOLD } from "~/values/durations";
import { limits } from "~/values/limits";
import * as words from "~/words/files.generated";

/** A whole upload, or what is wrong with it in words; `isFinal` where trying again is useless. */
export type SentFile = { file: UploadFieldsFragment } | Problem;

interface Problem {
  problem: string;
  isFinal: boolean;
}

/** Neither of the two where there is nothing to say. */
interface Answer {
  file?: UploadFieldsFragment;
  problem?: Problem;
}

interface Sending {
  /** Whose page it is sent from. */
  member: string;
  /** The share that has arrived, from 0 to 1; `isWaiting` while the connection is gone. */
  onProgress(share: number, isWaiting: boolean): void;
  signal: AbortSignal;
}

/**
 * Sends a file in parts, each again until it has arrived: so a lost connection costs one part. A
 * fast connection takes several at once. Rejects only when `signal` aborts.
 */
export async function sendInParts(file: File, { member, onProgress, signal }: Sending): Promise<SentFile> {
  let arrived = 0;
  const ask = (path: string, body: () => BodyInit) =>
    askUntilAnswered(path, body, signal, (isWaiting) => onProgress(arrived / file.size, isWaiting));
  const begun = await ask(
    ownPaths.uploads,
    () => new URLSearchParams({ name: file.name, size: `${file.size}`, pageMember: member }),
  );
  if (!begun.file) return problemIn(begun);
  const { id } = begun.file;
  const count = Math.ceil(file.size / limits.uploadPart);
  let next = 0;
  let problem: Problem | undefined;
  async function sendNext(): Promise<void> {
    while (next < count && problem === undefined) {
      const part = next++;
      const bytes = file.slice(part * limits.uploadPart, (part + 1) * limits.uploadPart);
      const answer = await ask(uploadPath(id, `part=${part}`), () => bytes);
      problem ??= answer.problem;
      arrived += bytes.size;
      onProgress(arrived / file.size, false);
    }
  }
  const first = sendNext();
  await Promise.race([first, pause(fast, signal)]);
  // A connection on which the first part took longer is full with one.
  const others = next > 1 ? [sendNext(), sendNext(), sendNext()] : [];
  await Promise.all([first, ...others]);
  if (problem !== undefined) return problem;
  const ended = await ask(uploadPath(id, "end"), () => "");
  return ended.file ? { file: ended.file } : problemIn(ended);
}

/** Forgets an upload that wasn't sent; where that fails it is forgotten by itself. */
export function dropUpload(id: string): void {
  fetch(uploadPath(id, "drop"), { method: "POST" }).catch(() => {});
}

/** In milliseconds, for a part. */
const fast = 700;

const problemIn = ({ problem }: Answer): Problem => problem ?? { problem: words.notSent(), isFinal: false };

/** Statuses of a server, or of what stands before it, that is about to answer again. */
const passing = new Set([408, 500, 502, 503, 504]);
/** After so many of them in a row it is said. */
const triesOfServer = 6;

/**
 * Milliseconds to wait where an answer says so: pictures of many others are in work, or another
 * request ends the same upload. Null where it says nothing, or a time that is too long to wait.
 */
function toldToWait({ headers }: Response): number | null {
  const told = 1_000 * Number(headers.get("retry-after") ?? Number.NaN);
  return told <= UPLOAD_PAUSE_TOLD ? told : null;
}

async function askUntilAnswered(
  path: string,
  body: () => BodyInit,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<Answer> {
  let wait = UPLOAD_PAUSE_FIRST;
  for (let refused = 0; ; ) {
    const answer = await fetch(path, { method: "POST", body: body(), signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      if (!(error instanceof TypeError)) throw error;
      return null;
    });
    const told = answer && !passing.has(answer.status) ? toldToWait(answer) : null;
    const isPassing = answer !== null && (passing.has(answer.status) || told !== null);
    if (isPassing) refused += 1;
    if (answer && (!isPassing || refused === triesOfServer)) return readAnswer(answer);
    onWait(true);
    await pause(Math.max(wait, told ?? 0), signal);
    wait = Math.min(2 * wait, UPLOAD_PAUSE_LAST);
    onWait(false);
  }
}

/** What is wrong with the file itself. */
const ofContent = new Set([413, 422]);

async function readAnswer(answer: Response): Promise<Answer> {
  const said = (await answer.json().catch(() => ({}))) as { file?: UploadFieldsFragment; problem?: string };
  if (said.file) return { file: said.file };
  if (answer.ok) return {};
  return { problem: { ...problemIn({}), ...said, isFinal: ofContent.has(answer.status) } };
}

/** Ends early where the connection comes back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", abort);
      resolve();
    }
    function abort() {
      done();
      reject(signal.reason);
    }
    window.addEventListener("online", done);
    signal.addEventListener("abort", abort);
  });
}
