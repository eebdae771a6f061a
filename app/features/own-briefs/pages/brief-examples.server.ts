import { disciplines } from "~/domain/disciplines";
import * as words from "~/words/briefExamples.generated";

/** A good brief in five sentences for each discipline: too long for the page's script. */
const examples: Readonly<Record<string, () => string>> = words;

/** The disciplines that have one. */
export const exampleChoices = () =>
  disciplines.flatMap(([value, label]) =>
    examples[value] ? [{ intent: `example-${value}`, label: label() }] : [],
  );

/** The example that a button asks for; null where it asks for something else. */
export function exampleAsked(intent: string): string | null {
  const [, discipline = ""] = /^example-([a-z]+)$/.exec(intent) ?? [];
  return Object.hasOwn(examples, discipline) ? (examples[discipline]?.() ?? null) : null;
}

/** Whether a text is one of them as it stands, so that another may take its place. */
export function isExample(text: string): boolean {
  return Object.values(examples).some((example) => example() === text.trim());
}
