import { limits } from "~/values/limits";

/**
 * Maximal characters of each note when one form declines this many people, so that the whole form
 * can be sent.
 */
export function noteLimit(people: number): number {
  return Math.min(limits.note, Math.floor(limits.notesTogether / (people + 1)));
}
