import * as words from "~/words/refusals.generated";

/**
 * The message to a person who has to wait (429). `waitMs`: milliseconds until the next try counts.
 */
export function tooManyMails(waitMs: number): string {
  return words.waitMails({ time: inWords(waitMs) });
}

export function tooManyPosts(waitMs: number): string {
  return words.waitPosts({ time: inWords(waitMs) });
}

export function tooManySends(waitMs: number): string {
  return words.waitSends({ time: inWords(waitMs) });
}

export function tooManyQuestions(waitMs: number): string {
  return words.waitQuestions({ time: inWords(waitMs) });
}

export function tooManyFiles(waitMs: number): string {
  return words.waitFiles({ time: inWords(waitMs) });
}

export function tooManyWrites(waitMs: number): string {
  return words.waitWrites({ time: inWords(waitMs) });
}

export function tooManyExports(waitMs: number): string {
  return words.waitExports({ time: inWords(waitMs) });
}

export function tooManyReads(waitMs: number): string {
  return words.waitReads({ time: inWords(waitMs) });
}

/**
 * Rounded up, so that the wait is long enough: "40 seconds", "1 minute", "7 minutes", "5 hours".
 */
function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  if (seconds < 60) return words.inSeconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? words.inMinutes({ count: minutes })
    : words.inHours({ count: Math.ceil(minutes / 60) });
}
