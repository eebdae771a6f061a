import { limits } from "~/platform/values/limits";

/** Characters of each note where so many people hear a no in one press, so that the whole form can be sent. */
export function noteLimit(people: number): number {
  return Math.min(limits.note, Math.floor(limits.notesTogether / (people + 1)));
}
