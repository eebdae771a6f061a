/** What a person reads who has to wait (429). `waitMs`: milliseconds until the next try counts. */
export function tooManyMails(waitMs: number): string {
  return `This address got several mails just now. Open the newest one, or try again in ${inWords(waitMs)}.`;
}

export function tooManyPosts(waitMs: number): string {
  return `Too many forms were sent from your network. Nothing was lost; try again in ${inWords(waitMs)}.`;
}

/** Rounded up, so that whoever waits that long has waited long enough: "40 seconds", "1 minute", "7 minutes". */
function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return seconds < 60 ? count(seconds, "second") : count(Math.ceil(seconds / 60), "minute");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
