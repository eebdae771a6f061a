import { expect, it } from "vitest";
import { loginForm } from "~/contract/forms/login-form.server";
import * as forms from "~/contract/forms/sign-up-forms.server";
import { malformedEmail, missing } from "~/web/forms/check-in-browser";

const fields = {
  freelancer: forms.freelancerForm.fields,
  boutique: forms.boutiqueForm.fields,
  hire: forms.hireForm.fields,
  login: loginForm,
};

it.each(Object.entries(missing))(
  "the browser says of an empty %s form what the server says",
  (name, words) => {
    const answer = fields[name as keyof typeof fields].safeParse({});
    const messages = Object.fromEntries(
      answer.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
    );
    expect(words).toEqual(messages);
  },
);

it("the browser says of a malformed address what the server says", () => {
  const answer = loginForm.safeParse({ email: "ada@" });
  expect(answer.error?.issues.map(({ message }) => message)).toEqual([malformedEmail]);
});
