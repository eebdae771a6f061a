import { layOutMail, type MailContent, type MailInput, toLine } from "../mail-layout";

/** The link that signs a member in. */
export function signInLinkMail(input: MailInput): MailContent {
  const brand = toLine(input.brand);
  return layOutMail(input, {
    subject: `Sign in to ${brand}`,
    heading: "Your link to sign in",
    lead: `This link signs you in to ${brand}. It works once, within ${input.validMinutes} minutes.`,
    button: "Sign in",
    notes: [
      "Did you not ask for it? Then do nothing: without this link nobody gets in, and it expires by itself. Don't pass it on to anybody.",
    ],
  });
}
