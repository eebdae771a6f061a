import * as words from "~/words/uiApp.generated";
import { DefinitionList } from "./definition-list";
import { quiet } from "./text.css";

/** Names and values; missing values are marked as such. */
export function FactsOrGaps({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  const notYet = <span className={quiet}>{words.notFilledIn()}</span>;
  return <DefinitionList items={facts.map(([name, value]) => [name, value ?? notYet] as const)} />;
}
