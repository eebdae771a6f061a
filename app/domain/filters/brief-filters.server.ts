import { kindChoices, workplaces } from "~/domain/brief";
import { bandChoices } from "~/domain/budget-bands";
import { disciplines } from "~/domain/disciplines";
import { skillName } from "~/domain/vocabulary/skills.server";
import { writtenLanguages } from "~/domain/written-language.server";
import { labelOf } from "~/values/choices";
import { limits } from "~/values/limits";
import * as words from "~/words/content.generated";
import * as labels from "~/words/labels.generated";
import * as prices from "~/words/prices.generated";
import { choice, text, type ValuesOf } from "./filter";

const budgetNames = [
  ["SMALL", prices.budgetSmall],
  ["MEDIUM", prices.budgetMedium],
  ["LARGE", prices.budgetLarge],
] as const;

/** The filters of open briefs. `kind` is the reader's own where it is null. */
export const briefFilters = {
  keyword: text({
    label: labels.filterKeyword,
    most: limits.keyword,
    inName: (keyword) => words.keyword({ keyword }),
  }),
  skill: text({ label: labels.filterSkill, most: limits.skill, shown: skillName }),
  workplace: choice({ label: labels.filterWorkplace, type: "Workplace", choices: workplaces }),
  budget: choice({
    label: labels.filterBudget,
    type: "BudgetBand",
    choices: bandChoices,
    inName: (band) => labelOf<string>(budgetNames, band),
  }),
  discipline: choice<string>({ label: labels.filterDiscipline, type: "String", choices: disciplines }),
  writtenIn: choice<string>({
    label: labels.filterWrittenIn,
    description: "BCP 47.",
    type: "String",
    choices: writtenLanguages,
  }),
  kind: choice({ label: labels.filterKind, type: "TalentKind", choices: kindChoices }),
};

export type BriefFilter = ValuesOf<typeof briefFilters>;
