import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Codes that stand in links of mails: without a secret nobody makes one, and nothing has to be kept of them. Made
 * with the newest secret; all of them are taken. `purpose` keeps different uses apart.
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
