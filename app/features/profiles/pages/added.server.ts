import type { AccountKind } from "~/domain/account";
import type { ContentField } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { profileFields } from "~/domain/fields/profile-fields";
import { skillIdOf } from "~/domain/vocabulary/skills.server";
import { backIn } from "~/paths";
import { limits } from "~/values/limits";
import { splitEntries, toOneLine } from "~/values/text";

/** The fields that an address may ask for. */
const fields = ["skills", "availability", "rate", "country", "people"] as const;

/** What an address, which anybody may have made, asks to add: nothing of it is saved. */
export interface Added {
  /** The field to fill in; null for none. */
  field: (typeof fields)[number] | null;
  /** The skills to fill in, without those that the form has already. */
  skills: string[];
  /** The page to go on with; null for none. */
  back: string | null;
}

/** At most as many skills as a brief may ask for. */
const most = limits.briefSkills;

/**
 * Reads `add=skills:Payments`, `add=rate` and `back` of an address, for a form with these skills.
 * What a profile couldn't hold is left out.
 */
export function readAdded(params: URLSearchParams, kind: AccountKind | null, typedSkills: string): Added {
  const given = params.getAll("add").slice(0, most);
  const has = fieldsOf<ContentField>(profileFields, kind ?? "HIRER");
  const field = fields.find((field) => given.some((one) => one.split(":", 1)[0] === field)) ?? null;
  return {
    field: field !== null && field in has ? field : null,
    skills: "skills" in has ? given.flatMap(readSkill).filter(notIn(typedSkills)) : [],
    back: backIn(params),
  };
}

function readSkill(given: string): string[] {
  if (!given.startsWith("skills:") || given.length > 2 * limits.skill) return [];
  const skill = toOneLine(given.slice("skills:".length));
  // A comma would make it two.
  const isSkill = skill !== null && skill.length <= limits.skill && !skill.includes(",");
  return isSkill ? [skill] : [];
}

/** Each skill once, while there is room for it beside those in the form. */
function notIn(typedSkills: string): (skill: string) => boolean {
  const known = new Set(splitEntries(typedSkills, ",").map(skillIdOf).filter(Boolean));
  return (skill) => {
    if (known.size >= limits.skills || known.has(skillIdOf(skill))) return false;
    known.add(skillIdOf(skill));
    return true;
  };
}
