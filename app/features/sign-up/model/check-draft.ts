import type { AccountKind, SignUpDraft } from "~/domain/account";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import type { ContentInput } from "~/domain/fields/field";
import { signUpFields } from "~/domain/fields/sign-up-fields";

/** A sign-up form's answers as sent. */
export type SentDraft = {
  [Kind in AccountKind]: { kind: Kind } & ContentInput<(typeof signUpFields)[Kind]>;
}[AccountKind];

/** A sign-up form's answers as stored: NFC, trimmed, without empty entries. */
export function tidyDraft({ kind, ...asked }: SentDraft): SignUpDraft {
  return { kind, ...tidyContent(signUpFields[kind], asked) } as SignUpDraft;
}

/** The first field that breaks a rule; null when all hold. */
export function checkDraft({ kind, ...asked }: SignUpDraft, brand = ""): string | null {
  return checkContent(signUpFields[kind], asked, brand)[0]?.field ?? null;
}
