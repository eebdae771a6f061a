import { gap } from "~/members/app/app-pages.css";
import { DefinitionList } from "./definition-list";

const notYet = <span className={gap}>Not filled in yet</span>;

/** Names and values; what is not filled in yet says so. */
export function FactsOrGaps({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return <DefinitionList items={facts.map(([name, value]) => [name, value ?? notYet] as const)} />;
}
