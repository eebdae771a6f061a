import { DefinitionList } from "./definition-list";
import { quiet } from "./text.css";

const notYet = <span className={quiet}>Not filled in yet</span>;

/** Names and values; missing values are marked as such. */
export function FactsOrGaps({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return <DefinitionList items={facts.map(([name, value]) => [name, value ?? notYet] as const)} />;
}
