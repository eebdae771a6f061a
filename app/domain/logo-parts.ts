import * as labels from "~/words/labels.generated";

/** What is shown of a logo: all of it, or a square of one end or of its middle. */
export const logoParts = [
  ["LOGO", labels.logoWhole],
  ["LOGO_START", labels.logoStart],
  ["LOGO_MIDDLE", labels.logoMiddle],
  ["LOGO_END", labels.logoEnd],
] as const;

export type LogoPart = (typeof logoParts)[number][0];
