import type { Money, SignUpDraft } from "~/contract/account";
import { disciplines } from "~/contract/disciplines";
import { limits } from "~/contract/limits";
import { toLines, toLink, toOneLine, toProse } from "~/contract/text";
import { createProblems } from "../checks";

/** What a form asked, as it is stored: NFC, trimmed, without empty entries. */
export function tidyDraft(draft: SignUpDraft): SignUpDraft {
  switch (draft.kind) {
    case "FREELANCER":
      return {
        ...draft,
        displayName: toOneLine(draft.displayName) ?? "",
        skills: toLines(draft.skills),
      };
    case "AGENCY":
      return {
        ...draft,
        displayName: toOneLine(draft.displayName) ?? "",
        services: toLines(draft.services),
        website: toLink(draft.website),
      };
    case "HIRER":
      return {
        ...draft,
        organisation: toOneLine(draft.organisation) ?? "",
        problem: toProse(draft.problem),
        desiredOutcome: toProse(draft.desiredOutcome),
      };
  }
}

/** The rules of domain.md for what a sign-up form may bring in; null when all hold, else the first field that breaks one. */
export function checkDraft(draft: SignUpDraft): string | null {
  const check = createProblems();
  const name = (text: string, most: number) => {
    if (text === "") check.add("name", "Write the name.");
    check.line("name", "the name", text, most);
  };
  switch (draft.kind) {
    case "FREELANCER":
      name(draft.displayName, limits.displayName);
      check.choice("discipline", "a discipline", draft.discipline, disciplines);
      check.lines("skills", "skills", draft.skills, limits.skills, limits.skill);
      check.country("country", draft.country);
      check.price("rate", "the rate", toRange(draft.rate));
      break;
    case "AGENCY":
      name(draft.displayName, limits.displayName);
      check.lines("services", "services", draft.services, limits.services, limits.service);
      check.number("teamSize", "The team size", draft.teamSize, 1, limits.teamSize);
      check.website("website", draft.website);
      check.country("country", draft.country);
      break;
    case "HIRER":
      name(draft.organisation, limits.organisation);
      check.briefBody(draft.problem, draft.desiredOutcome);
      check.day("startOn", draft.startOn);
      check.price("budget", "the budget", toRange(draft.budget));
  }
  return check.problems[0]?.field ?? null;
}

function toRange(money: Money | null) {
  return money && { min: money.amount, max: money.amount, currency: money.currency };
}
