import { DefinitionList } from "~/ui/definition-list";

/** Names and values; what is not filled in yet says so. */
export function FactsOrGaps({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <DefinitionList items={facts.map(([name, value]) => [name, value ?? "Not filled in yet"] as const)} />
  );
}
