import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { expect, it } from "vitest";
import { boutiqueForm, freelancerForm, hireForm } from "~/contract/forms/sign-up-forms.server";
import { checkDraft } from "~/domain/accounts/check-draft";
import { fuzzRun, limitMs, seed } from "./fuzz-run";
import { fieldsOf, forms } from "./generators/forms";

it.each([
  ["/?index", freelancerForm],
  ["/boutiques", boutiqueForm],
  ["/hire", hireForm],
] as const)(
  `whatever the form at %s takes, the domain keeps: nothing typed is lost after the account is made (seed ${seed})`,
  async (path, form) => {
    let taken = 0;
    fc.assert(
      fc.property(fieldsOf(forms[path] ?? {}), (fields) => {
        const posted = new FormData();
        for (const [name, value] of fields) if (/^[a-z]+$/i.test(name)) posted.append(name, value);
        if (!posted.has("email")) posted.append("email", "ann@example.com");
        const submission = parseWithZod(posted, { schema: form.schema });
        if (submission.status !== "success") return;
        taken += 1;
        expect(checkDraft(submission.value.draft)).toBeNull();
      }),
      fuzzRun(0.2),
    );
    expect(taken).toBeGreaterThan(0);
  },
  limitMs,
);
