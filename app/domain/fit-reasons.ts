import { labelOf } from "~/values/choices";
import * as words from "~/words/fitReasons.generated";
import { dateFormatOf, formatNumber } from "~/words/formats";
import { formatList } from "~/words/lists";
import { type BudgetUnit, budgetUnits, noBudget, type PriceRange } from "./brief";
import { joinClauses } from "./clauses";
import { type Conversion, sayConversion } from "./comparable-price";
import { formatPrice, roughly } from "./price-texts";
import { skillNames } from "./vocabulary/skills.server";

/** Where prices are beside a budget; the numbers are per cent above its maximum. */
interface Verdict {
  verdict: "WITHIN" | "STARTS_WITHIN" | "ABOVE" | "BETWEEN";
  low: number;
  high: number;
}

/** How work that isn't remote is done; empty where the brief doesn't say. */
type Where = { workplace: "HYBRID" | "ONSITE" | "" };

/**
 * Why a line of the fit is as it is: a code, named like its message in the catalogue, and what that
 * is filled in with. Days are ISO dates.
 */
export type FitReason =
  | {
      code:
        | "noSkills"
        | "noMustHaves"
        | "noStart"
        | "startsInTime"
        | "noAvailability"
        | "notAvailable"
        | "availableInTime"
        | "remote"
        | "noBudget"
        | "noPrice";
    }
  | { code: "allSkills"; skills: readonly string[] }
  | { code: "someSkills"; found: number; all: number; missing: readonly string[] }
  | { code: "mustHavesToAnswer" | "mustHavesMet"; count: number }
  | { code: "mustHavesUnmet"; mustHaves: readonly string[] }
  | { code: "mustHavesOpen"; count: number; all: number }
  | { code: "startsLate" | "availableLate"; days: number; from: string; start: string }
  | ({ code: "onSite" } & Where)
  | ({ code: "inPlace" | "inSameCountry"; place: string } & Where)
  | ({ code: "priceFit" } & Verdict)
  | ({ code: "convertedPriceFit"; price: PriceRange; how: Conversion } & Verdict)
  | { code: "otherCurrency"; asked: string; allowed: string }
  | { code: "noEstimate"; asked: BudgetUnit; allowed: BudgetUnit }
  | { code: "budgetLasts"; allowed: BudgetUnit; days: number }
  | { code: "convertedBudgetLasts"; allowed: BudgetUnit; days: number; how: Conversion };

/** The reason in a sentence without a subject, so that both sides can read it. */
export function sayFitReason(reason: FitReason): string {
  switch (reason.code) {
    case "allSkills":
      return words.allSkills({ skills: formatList(skillNames(reason.skills)) });
    case "someSkills": {
      const { found, all, missing } = reason;
      return words.someSkills({
        found: String(found),
        all: String(all),
        missing: formatList(skillNames(missing)),
      });
    }
    case "mustHavesToAnswer":
    case "mustHavesMet":
      return words[reason.code](reason);
    case "mustHavesUnmet":
      return words.mustHavesUnmet({ mustHaves: joinClauses(reason.mustHaves) });
    case "mustHavesOpen":
      return words.mustHavesOpen({ count: reason.count, all: String(reason.all) });
    case "startsLate":
    case "availableLate": {
      const { days, from, start } = reason;
      return words[reason.code]({ days, from: sayDay(from), start: sayDay(start) });
    }
    case "onSite":
      return words.onSite(reason);
    case "inPlace":
    case "inSameCountry":
      return words[reason.code](reason);
    case "priceFit":
      return words.priceFit(sayVerdict(reason));
    case "convertedPriceFit": {
      const price = formatPrice(roughly(reason.price));
      return words.convertedPriceFit({ ...sayVerdict(reason), price, how: sayConversion(reason.how) });
    }
    case "otherCurrency":
      return words.otherCurrency(reason);
    case "noEstimate":
      return words.noEstimate({ asked: sayUnit(reason.asked), allowed: sayUnit(reason.allowed) });
    case "budgetLasts":
      return words.budgetLasts({ allowed: sayUnit(reason.allowed), days: reason.days });
    case "convertedBudgetLasts": {
      const { allowed, days, how } = reason;
      return words.convertedBudgetLasts({ allowed: sayUnit(allowed), days, how: sayConversion(how) });
    }
    case "noBudget":
      return noBudget();
    default:
      return words[reason.code]();
  }
}

const sayVerdict = ({ verdict, low, high }: Verdict) => ({
  verdict,
  low: formatNumber(low),
  high: formatNumber(high),
});

const sayUnit = (unit: BudgetUnit) => labelOf(budgetUnits, unit);

const calendar = dateFormatOf({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
/** "12 March 2026": can't be misread like a date in numbers. */
const sayDay = (day: string) => calendar(`${day}T00:00:00Z`);
