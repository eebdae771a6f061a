import type { MailHead } from "~/ports/mail-reader";

type Headers = MailHead["headers"];

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

/**
 * Whether the server that received it found that its sender isn't who it says (RFC 8601). The first such header is
 * that server's; those below may be anybody's. Without one nothing is known: the address that was written to is
 * what a stranger lacks.
 */
export function isForged(headers: Headers): boolean {
  const found = headers["authentication-results"] ?? "";
  const results = new Map(
    resultsIn(found.slice(0, 2_000))
      .reverse()
      .map(([, method = "", result = ""]) => [method.toLowerCase(), result.toLowerCase()]),
  );
  const passed = ["pass", "bestguesspass"];
  if (results.has("dmarc") && results.get("dmarc") !== "none") return results.get("dmarc") === "fail";
  if (passed.includes(results.get("dkim") ?? "") || passed.includes(results.get("spf") ?? "")) return false;
  return results.get("dkim") === "fail" || results.get("spf") === "fail";
}

/** Each `method=result`. Its sender chose the addresses in it, and what stands in quotes or comments: a result begins its part. */
function resultsIn(header: string): RegExpExecArray[] {
  return header
    .replaceAll(/"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)/g, " ")
    .split(";")
    .map((part) => /^\s*(dmarc|dkim|spf)\s?=\s?([a-z]+)/i.exec(part))
    .filter((found) => found !== null);
}
