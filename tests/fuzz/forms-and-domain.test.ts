import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { expect, it } from "vitest";
import { systemClock } from "~/adapters/clock/system-clock";
import { boutiqueForm, freelancerForm, hireForm } from "~/contract/forms/sign-up-forms.server";
import { checkDraft, tidyDraft } from "~/domain/joining/check-draft";
import { fuzzRun, limitMs, seed } from "./fuzz-run";
import { fieldsOf, forms } from "./generators/forms";

/** Around every limit, in letters of one, two and more UTF-16 units. */
const long = fc
  .tuple(fc.constantFrom("a", "\u0065\u0301", "\u{1d49c}", "👩‍💻"), fc.integer({ min: 35, max: 125 }))
  .map(([letter, times]) => letter.repeat(times));

it.each([
  ["/?index", freelancerForm],
  ["/boutiques", boutiqueForm],
  ["/hire", hireForm],
] as const)(
  `whatever the form at %s takes, the domain keeps: nothing typed is lost after the account is made (seed ${seed})`,
  async (path, form) => {
    let taken = 0;
    fc.assert(
      fc.property(fieldsOf(forms[path] ?? {}), fc.option(long), fc.nat(6), (fields, text, at) => {
        const posted = new FormData();
        for (const [index, [name, value]] of fields.entries())
          if (/^[a-z]+$/i.test(name)) posted.append(name, index === at && text ? text : value);
        if (!posted.has("email")) posted.append("email", "ann@example.com");
        const submission = parseWithZod(posted, { schema: form.schemaAt(systemClock.now()) });
        if (submission.status !== "success") return;
        taken += 1;
        const { draft } = submission.value;
        expect(checkDraft(tidyDraft(draft))).toBeNull();
      }),
      fuzzRun(0.4),
    );
    expect(taken).toBeGreaterThan(0);
  },
  limitMs,
);
