import { noticePath } from "~/paths";
import type { Post } from "~/shell/forms/member-form.server";
import { doneAt } from "~/shell/forms/outcome.server";
import { AnswerToBeFoundDocument } from "~/shell/operations/operations.generated";

/**
 * The two buttons of `BeFound` by their intent; `pageAt` is the page that shows the profile of a
 * revision afterwards.
 */
export function beFoundIntents(pageAt: (revision: number | null) => string) {
  const answer =
    (found: boolean) =>
    async ({ ask }: Post) => {
      const { answerToBeFound } = await ask(AnswerToBeFoundDocument, { found });
      const { profile, refusal } = answerToBeFound;
      const path = pageAt(profile?.revision ?? null);
      return doneAt(noticePath(path, found ? "to-be-found" : "hidden"), { refusal });
    };
  return { "be-found": answer(true), "stay-hidden": answer(false) };
}
