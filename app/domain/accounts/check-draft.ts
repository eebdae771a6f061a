import type { Money, SignUpDraft } from "~/contract/account";
import { disciplines } from "~/contract/disciplines";
import { limits } from "~/contract/limits";

/** The rules of domain.md for what a sign-up form may bring in; null when all hold, else what doesn't. */
export function checkDraft(draft: SignUpDraft): string | null {
  const name = draft.kind === "hirer" ? draft.organisation : draft.displayName;
  if (!within(name, 1, draft.kind === "hirer" ? limits.organisation : limits.displayName)) return "name";
  switch (draft.kind) {
    case "freelancer":
      if (draft.discipline !== null && !disciplines.some(([value]) => value === draft.discipline))
        return "discipline";
      if (draft.skills.length > limits.skills) return "skills";
      if (!draft.skills.every((skill) => within(skill, 1, limits.skill))) return "skills";
      return checkCountry(draft.country) ?? checkMoney(draft.rate, "rate");
    case "agency":
      if (draft.services.length > limits.services) return "services";
      if (!draft.services.every((service) => within(service, 1, limits.service))) return "services";
      if (draft.teamSize !== null && !isWhole(draft.teamSize, limits.teamSize)) return "teamSize";
      if (draft.website !== null && !isHttps(draft.website)) return "website";
      return checkCountry(draft.country);
    case "hirer": {
      const length = lengthOf(draft.problem ?? "") + lengthOf(draft.desiredOutcome ?? "");
      if (length > limits.briefBody) return "problem";
      if (!isProse(draft.problem ?? "")) return "problem";
      if (!isProse(draft.desiredOutcome ?? "")) return "desiredOutcome";
      if (draft.startOn !== null && !isDay(draft.startOn)) return "startOn";
      return checkMoney(draft.budget, "budget");
    }
  }
}

// What the forms refuse, too: control characters (C0 and DEL) but for line breaks and tabs in prose,
// and halves of surrogate pairs.
const notInLines = /[^\P{Cc}\u0080-\u009f]|[\u2028\u2029]/u;
const notInProse = /(?![\t\n\r])[^\P{Cc}\u0080-\u009f]|\p{Cs}/u;

/** One line of text, as it is stored: NFC and trimmed. */
function within(text: string, least: number, most: number): boolean {
  const length = lengthOf(text);
  return length >= least && length <= most && isProse(text) && !notInLines.test(text);
}

/** In characters, as the forms count them: one of two UTF-16 units is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isProse(text: string): boolean {
  return text === text.normalize("NFC").trim() && !notInProse.test(text);
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

/** A day that exists, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

function checkCountry(country: string | null): string | null {
  return country === null || /^[A-Z]{2}$/.test(country) ? null : "country";
}

function checkMoney(money: Money | null, name: string): string | null {
  if (money === null) return null;
  return isWhole(money.amount, limits.amount * 100) && /^[A-Z]{3}$/.test(money.currency) ? null : name;
}

function isHttps(text: string): boolean {
  if (!within(text, 1, limits.url) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" && url.username === "";
}
