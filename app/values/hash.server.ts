import { hash } from "node:crypto";

/**
 * A store id derived from a value that must not be stored itself. `kind` separates different uses.
 */
export function hashed(
  kind:
    | "session"
    | "session-name"
    | "challenge"
    | "passkey"
    | "passkey-user"
    | "link"
    | "code"
    | "mail"
    | "known-mail"
    | "invitation"
    | "news"
    | "told"
    | "returned"
    | "mail-id"
    | "address-change"
    | "export"
    | "feed"
    | "search-list"
    | "find"
    | "reference"
    | "asked-reference"
    | "sign-up-mails"
    | "handle"
    | "sign-up-provider",
  value: string,
): string {
  return hash("sha256", `${kind}:${value}`, "base64url");
}
