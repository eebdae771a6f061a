/** Messages that several rules share: `what` is the field's name within the sentence. */
export function tooLong(what: string, most: number): string {
  return `Keep ${what} within ${most.toLocaleString("en")} characters.`;
}

export function hasControls(what: string): string {
  return `Remove the control characters from ${what}.`;
}

export function notOffered(what: string): string {
  return `Choose ${what} from the list.`;
}

/** The error of an empty message. */
export const noMessage = "Write a message first.";
