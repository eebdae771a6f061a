import type { AccountKind, SignUpDraft } from "~/contract/account";
import { parseTexts } from "~/contract/content/content.server";
import { emailField, signUpFields } from "~/contract/content/sign-up-fields";
import { isDay } from "~/contract/day";
import { isAhead, notAhead } from "~/contract/days";
import type { FieldProblem } from "~/contract/refusals";

/** What each of the three forms comes to. */
export interface SignUp {
  email: string;
  draft: SignUpDraft;
}

/** What a public form says, and by control all that has to change. `brand`: what no name may be taken for. */
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
  return { signUp: { email, draft }, problems: [...others, { field: "startOn", message: notAhead }] };
}
