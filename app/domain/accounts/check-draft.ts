import type { Money, SignUpDraft } from "~/contract/account";
import { limits } from "~/contract/limits";

/** The rules of domain.md for what a sign-up form may bring in; null when all hold, else what doesn't. */
export function checkDraft(draft: SignUpDraft): string | null {
  const name = draft.kind === "hirer" ? draft.organisation : draft.displayName;
  if (!within(name, 1, draft.kind === "hirer" ? limits.organisation : limits.displayName)) return "name";
  switch (draft.kind) {
    case "freelancer":
      if (draft.skills.length > limits.skills) return "skills";
      if (!draft.skills.every((skill) => within(skill, 1, limits.skill))) return "skills";
      return checkCountry(draft.country) ?? checkMoney(draft.rate, "rate");
    case "agency":
      if (draft.services.length > limits.services) return "services";
      if (!draft.services.every((service) => within(service, 1, limits.service))) return "services";
      if (draft.teamSize !== null && !(draft.teamSize >= 1 && draft.teamSize <= limits.teamSize))
        return "teamSize";
      if (draft.website !== null && !isHttps(draft.website)) return "website";
      return checkCountry(draft.country);
    case "hirer": {
      const length = (draft.problem?.length ?? 0) + (draft.desiredOutcome?.length ?? 0);
      if (length > limits.briefBody) return "problem";
      if (draft.startOn !== null && !/^\d{4}-\d{2}-\d{2}$/.test(draft.startOn)) return "startOn";
      return checkMoney(draft.budget, "budget");
    }
  }
}

function within(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most && text === text.trim();
}

function checkCountry(country: string | null): string | null {
  return country === null || /^[A-Z]{2}$/.test(country) ? null : "country";
}

function checkMoney(money: Money | null, name: string): string | null {
  if (money === null) return null;
  const inRange = Number.isInteger(money.amount) && money.amount > 0 && money.amount <= limits.amount * 100;
  return inRange && /^[A-Z]{3}$/.test(money.currency) ? null : name;
}

function isHttps(text: string): boolean {
  return text.length <= limits.url && URL.canParse(text) && new URL(text).protocol === "https:";
}
