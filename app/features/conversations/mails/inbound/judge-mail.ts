import type { MailHead } from "~/platform/ports/mail-reader";

/** What shows that a program has answered, and no person: [header, its value]. */
const automatic: readonly (readonly [name: string, value: RegExp])[] = [
  // RFC 3834 §5; ours says `auto-generated`, so that no mail of ours comes back as a message.
  ["auto-submitted", /^(?!no\b)/i],
  ["precedence", /^(?:bulk|junk|list|auto[-_]?reply)/i],
  ["x-auto-response-suppress", /\b(?:all|oof|autoreply)\b/i],
  ["x-autoreply", /^(?!no\b)/i],
  ["x-autorespond", /^/],
  ["x-autoresponder", /^/],
  ["x-vacation", /^/],
  ["list-id", /^/],
  ["list-unsubscribe", /^/],
  ["x-failed-recipients", /^/],
  // Nobody is to be told of what came of it: a bounce (RFC 5321 §4.5.5).
  ["return-path", /^<\s*>$/],
  ["content-type", /^multipart\/report\b/i],
];

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/;

/** Whether a program sent it: an absence note, a bounce, a list. Nobody is told anything about such a mail. */
export function isAutomatic({ headers, from }: Pick<MailHead, "headers" | "from">): boolean {
  return (
    from.some((address) => robots.test(address)) ||
    automatic.some(([name, value]) => Object.hasOwn(headers, name) && value.test(headers[name] ?? ""))
  );
}
