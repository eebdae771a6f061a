import * as words from "~/words/content.generated";

/** "Three years of React; German on the phone": phrases that have commas of their own. */
export function joinClauses(clauses: readonly string[]): string {
  const [first = "", ...others] = clauses;
  return others.reduce((before, next) => words.clauses({ before, next }), first);
}
