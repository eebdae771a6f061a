/**
 * The message to a person who has to wait (429). `waitMs`: milliseconds until the next try counts.
 */
export function tooManyMails(waitMs: number): string {
  return `We just sent several e-mails to this address. Open the newest one, or try again in ${inWords(waitMs)}.`;
}

export function tooManyPosts(waitMs: number): string {
  return `Too many forms were sent from your network. Nothing was lost; try again in ${inWords(waitMs)}.`;
}

export function tooManySends(waitMs: number): string {
  return `You’ve sent this proposal several times today. Nothing was lost; you can send it again in ${inWords(waitMs)}.`;
}

export function tooManyQuestions(waitMs: number): string {
  return `You’ve asked a lot of questions today. Nothing was lost; you can send this one in ${inWords(waitMs)}.`;
}

export function tooManyFiles(waitMs: number): string {
  return `Many files are coming in right now, so this one has to wait. Add it again in ${inWords(waitMs)}.`;
}

export function tooManyWrites(waitMs: number): string {
  return `That was a lot in a short time. Nothing you typed is lost; try again in ${inWords(waitMs)}.`;
}

export function tooManyExports(waitMs: number): string {
  return `Your file is made once at a time, and six times a day. You can download it again in ${inWords(waitMs)}.`;
}

export function tooManyReads(waitMs: number): string {
  return `You opened a lot of pages in a short time. This works again in ${inWords(waitMs)}.`;
}

/**
 * Rounded up, so that the wait is long enough: "40 seconds", "1 minute", "7 minutes", "5 hours".
 */
function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  if (seconds < 60) return count(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? count(minutes, "minute") : count(Math.ceil(minutes / 60), "hour");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
