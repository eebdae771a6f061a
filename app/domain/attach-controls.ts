import { limits } from "~/values/limits";

/**
 * The controls of a form that attaches files: for each a hidden one with the id of its upload, and
 * one with what it shows.
 */
const numbers = Array.from({ length: limits.attachedFiles }, (_, at) => at);

export const fileControl = (at: number) => `file-${at}`;
export const altControl = (at: number) => `alt-${at}`;
export const attachControls: readonly string[] = numbers.flatMap((at) => [fileControl(at), altControl(at)]);

/** The uploads that a form names, with what they show. */
export function toAttachOf(
  typed: Readonly<Record<string, string>>,
): { upload: string; alt: string | null }[] {
  return numbers.flatMap((at) => {
    const upload = typed[fileControl(at)];
    return upload ? [{ upload, alt: typed[altControl(at)] || null }] : [];
  });
}
