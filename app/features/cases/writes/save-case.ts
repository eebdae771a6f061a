import { caseIdShape } from "~/domain/case-id";
import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { isSameContent } from "~/domain/fields/content";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { whenMissing } from "~/domain/fields/controls";
import type { ContentField, ContentInput } from "~/domain/fields/field";
import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { type Case, cases, listCases, placeAt } from "~/features/cases/model/case";
import { createProblems } from "~/features/market/model/checks";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { readPublicPage } from "./public-page";

interface Writing {
  id: string;
  /** The revision that the form was made from; null for a new case. */
  revision: number | null;
  content: ContentInput<typeof caseFields>;
}

/**
 * Saves a case of a freelancer or an agency: a new one comes last. With another revision stored
 * nothing is written (`STALE`), unless the words are the same. One that was removed meanwhile is
 * not found.
 */
export function saveCase(
  { store, clock }: MarketParts,
  uid: string,
  { id, revision, content }: Writing,
): Promise<Result<Versioned<Case>>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "FREELANCER", "AGENCY")) return refuse("WRONG_KIND");
    const found = await tx.get<Case>(cases.name, id);
    const isFree = revision === null && caseIdShape.test(id);
    if (found ? found.data.uid !== uid : !isFree) return refuse("NOT_FOUND");
    const tidy = tidyContent(caseFields, content);
    const problems = checkCase(tidy, clock.now());
    if (problems.length > 0) return refuse("INVALID", { problems });
    // The same save again, by a button pressed twice, is no conflict.
    if (found && isSameContent(caseFields, found.data, tidy)) return ok(found);
    if ((found?.data.revision ?? null) !== revision) return refuse("STALE");
    const others = found ? [] : await listCases(tx, uid);
    if (others.length >= limits.cases) return refuse("TOO_MANY");
    const page = await readPublicPage(tx, uid);
    if (!found) takeTurn(tx, member.value);
    const saved: Case = {
      ...tidy,
      uid,
      place: found?.data.place ?? placeAt(others.length),
      revision: (found?.data.revision ?? 0) + 1,
      updatedAt: clock.now().toISOString(),
    };
    tx.set<Case>(cases.name, id, saved);
    page.noteChange(tx, clock.now());
    return ok({ id, version: (found?.version ?? 0) + 1, data: saved });
  });
}

/** The rules of each field, what may not be missing, and a year that has begun. */
function checkCase(content: CaseContent, now: Date): Problem[] {
  const check = createProblems();
  for (const { field, ...fault } of checkContent(caseFields, content)) check.add(field, fault);
  for (const [name, field] of Object.entries<ContentField>(caseFields))
    if (field.asked && content[name as keyof CaseContent] === null) check.add(name, whenMissing(field));
  if (content.year !== null && content.year > now.getUTCFullYear()) check.add("year", { code: "yearAhead" });
  return check.problems;
}
