import type { AccountKind, SignUpDraft } from "~/contract/account";
import { checkContent, tidyContent } from "~/contract/content/content.server";
import type { ContentInput } from "~/contract/content/field";
import { signUpFields } from "~/contract/content/sign-up-fields";

/** What a form asked, as it is sent. */
export type SentDraft = {
  [Kind in AccountKind]: { kind: Kind } & ContentInput<(typeof signUpFields)[Kind]>;
}[AccountKind];

/** What a form asked, as it is stored: NFC, trimmed, without empty entries. */
export function tidyDraft({ kind, ...asked }: SentDraft): SignUpDraft {
  return { kind, ...tidyContent(signUpFields[kind], asked) } as SignUpDraft;
}

/** The first field that breaks a rule; null when all hold. */
export function checkDraft({ kind, ...asked }: SignUpDraft, brand = ""): string | null {
  return checkContent(signUpFields[kind], asked, brand)[0]?.field ?? null;
}
