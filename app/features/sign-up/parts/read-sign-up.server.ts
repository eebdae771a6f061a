import type { AccountKind, SignUpDraft } from "~/content/account";
import { parseTexts } from "~/content/fields/content.server";
import { emailField, signUpFields } from "~/content/fields/sign-up-fields";
import { isDay } from "~/platform/values/day";
import { isAhead, notAhead } from "~/platform/values/days";
import type { FieldProblem } from "~/platform/values/refusals";

/** The parsed content of each of the three forms. */
export interface SignUp {
  email: string;
  draft: SignUpDraft;
}

/** Parses a public form; its problems are listed by control. `brand`: no name may look like it. */
export function readSignUp(
  kind: AccountKind,
  typed: Readonly<Record<string, string>>,
  now: Date,
  brand = "",
): { signUp: SignUp; problems: FieldProblem[] } {
  const { content, problems } = parseTexts({ email: emailField, ...signUpFields[kind] }, typed, brand);
  const { email, ...asked } = content;
  const draft = { kind, ...asked } as SignUpDraft;
  const startOn = draft.kind === "HIRER" ? draft.startOn : null;
  if (startOn === null || !isDay(startOn) || isAhead(startOn, now))
    return { signUp: { email, draft }, problems };
  const others = problems.filter(({ field }) => field !== "startOn");
  return { signUp: { email, draft }, problems: [...others, { field: "startOn", message: notAhead() }] };
}
