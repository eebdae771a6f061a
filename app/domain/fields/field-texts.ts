import type { PriceRange } from "~/domain/brief";
import { formatDay } from "~/domain/day-texts";
import type { Milestone } from "~/domain/milestone";
import { formatPrice, sayServicePrice } from "~/domain/price-texts";
import type { Person, ServicePrice } from "~/domain/profile";
import type { ProposalAnswer } from "~/domain/proposal";
import { labelOf } from "~/values/choices";
import { isDay } from "~/values/day";
import { besideEachOther } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as words from "~/words/shell.generated";
import type { ContentField, ValueOf } from "./field";

/** A value in readable words; empty for none. */
export function toText<Field extends ContentField>(field: Field, value: ValueOf<Field> | undefined): string;
export function toText(field: ContentField, value: unknown): string {
  if (value === null || value === undefined) return "";
  switch (field.kind) {
    case "price":
      return formatPrice(value as PriceRange);
    case "choice":
      return labelOf(field.options, String(value));
    case "day":
      return isDay(String(value)) ? formatDay(String(value)) : String(value);
    case "list":
      return field.between === "," ? formatList(value as string[]) : (value as string[]).join("\n");
    case "entries":
      return formatList(value as string[]);
    case "people":
      return (value as Person[])
        .map(({ name, role, languages }) => besideEachOther([name, role, formatList(languages)]))
        .join("\n");
    case "prices":
      return (value as ServicePrice[]).map(sayServicePrice).join("\n");
    case "milestones":
      return (value as Milestone[]).map(({ title }) => title).join("\n");
    case "links":
      return (value as string[]).join("\n");
    case "names":
      return formatList(value as string[]);
    case "answers":
      return (value as ProposalAnswer[]).map(answerText).join("\n");
    default:
      return String(value);
  }
}

function answerText({ mustHave, met, evidence, caseId }: ProposalAnswer): string {
  const reply = { met: met === null ? "NONE" : met ? "YES" : "NO" };
  const said = mustHave ? words.mustHaveNamed({ mustHave, ...reply }) : words.mustHaveMet(reply);
  return [said, evidence, caseId && words.withCase()].filter(Boolean).join(" ");
}
