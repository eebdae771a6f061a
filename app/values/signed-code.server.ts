import { createHmac, timingSafeEqual } from "node:crypto";

/** Letters of a signed code (HMAC-SHA256, in base64url). */
export const signedCodeLength = 43;

/**
 * Codes in the links of mails: they can't be forged without a secret, and need no record. Signed
 * with the newest secret; all secrets are accepted. `purpose` separates different uses.
 */
export function createSignedCodes(purpose: string, [newest = "", ...older]: readonly string[]) {
  const codeOf = (secret: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
  return {
    sign: (text: string) => codeOf(newest, text),
    isOurs: (text: string, code: string) =>
      [newest, ...older].some((secret) => isSame(codeOf(secret, text), code)),
  };
}

function isSame(ours: string, given: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
