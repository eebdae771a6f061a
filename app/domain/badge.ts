import { isLanguage, type Language } from "~/words/languages";
import { caseIdShape } from "./case-id";

/** On a light ground or a dark one: other sites have grounds of their own. */
export const badgeLooks = ["light", "dark"] as const;
export type BadgeLook = (typeof badgeLooks)[number];

/** A picture for other sites: what it says of a member, in which words and colours. */
export interface Badge {
  of: "availability" | "record" | "case";
  /** The case's, of a badge of one. */
  caseId: string | null;
  language: Language;
  look: BadgeLook;
}

/** In pixels. Always the same, so that the page around it doesn't move with what it says. */
export const badgeSize = { width: 360, height: 96 };

/** The last part of its address: `availability.de.dark.svg`. */
export function badgeFile({ of, caseId, language, look }: Badge): string {
  return `${of}${caseId === null ? "" : `-${caseId}`}.${language}.${look}.svg`;
}

const shape = /^(?:(availability|record)|case-([\da-f-]{36}))\.([a-z]{2})\.([a-z]{4,5})\.svg$/;

/** The badge that such a part names; null for none. */
export function readBadgeFile(file: string): Badge | null {
  const [, said, caseId = null, code, name] = shape.exec(file) ?? [];
  const look = badgeLooks.find((one) => one === name);
  if (!look || !isLanguage(code) || (caseId !== null && !caseIdShape.test(caseId))) return null;
  return { of: said === "availability" || said === "record" ? said : "case", caseId, language: code, look };
}

/** The badge at a path, and the name of its member's page; null for any other path. */
export function badgeAt(path: string): (Badge & { name: string }) | null {
  const [start, place, name, file, ...rest] = path.split("/");
  if (start !== "" || place !== "badges" || rest.length > 0) return null;
  if (!name || !/^[a-z0-9-]{1,64}$/.test(name)) return null;
  const badge = readBadgeFile(file ?? "");
  return badge && { ...badge, name };
}
