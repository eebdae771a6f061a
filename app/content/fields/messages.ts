/** What has to change, where several rules say the same: `what` stands in the middle of the sentence. */
export function tooLong(what: string, most: number): string {
  return `Keep ${what} within ${most.toLocaleString("en")} characters.`;
}

export function hasControls(what: string): string {
  return `Remove the control characters from ${what}.`;
}

export function notOffered(what: string): string {
  return `Choose ${what} from the list.`;
}

/** What is said of a message without words. */
export const noMessage = "Write a message first.";
