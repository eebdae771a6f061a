import { type Case, cases, getCase } from "~/features/cases/model/case";
import type { MayChange } from "~/features/files/writes/change-files";
import { ok, refuse } from "~/values/result";
import { readPublicPage } from "./public-page";

/** The files of a case change at any time. */
export const mayChangeCaseFiles: MayChange = async (tx, now, uid, id) => {
  const found = await getCase(tx, uid, id);
  if (!found) return refuse("NOT_FOUND");
  const page = await readPublicPage(tx, uid);
  return ok(() => {
    // Read with it, so that it isn't removed at the same moment.
    tx.set<Case>(cases.name, id, found.data);
    page.noteChange(tx, now);
  });
};
