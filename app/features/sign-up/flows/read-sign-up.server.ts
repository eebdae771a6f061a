import type { AccountKind, SignUpDraft } from "~/domain/account";
import { parseTexts } from "~/domain/fields/content.server";
import { emailField, signUpFields } from "~/domain/fields/sign-up-fields";
import { isDay } from "~/values/day";
import { isAhead } from "~/values/days";
import type { FieldProblem } from "~/values/refusals";
import * as problemWords from "~/words/problems.generated";

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
  return {
    signUp: { email, draft },
    problems: [...others, { field: "startOn", message: problemWords.dayNotAhead() }],
  };
}
