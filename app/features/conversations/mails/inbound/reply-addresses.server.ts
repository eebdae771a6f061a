import { createHmac } from "node:crypto";

/** The member and the conversation of a reply address. */
export interface ReplyPlace {
  uid: string;
  conversation: string;
}

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

/**
 * Addresses to which a member replies to the mail about a message, one for each member of each
 * conversation. The code in one is an HMAC: it can't be guessed, and reveals nothing. It holds as
 * long as the conversation and the secret do. Made by the newest secret; all of them are taken.
 */
export function createReplyAddresses(
  [newest = "", ...older]: readonly string[],
  { domain }: { domain: string },
) {
  return {
    domain,
    codeOf: (place: ReplyPlace) => codeOf(newest, place),
    /** 39 characters before the @, of at most 64, in lower case: some servers lose the case. */
    addressOf: (code: string) => `reply+${code}@${domain}`,
    /** The codes in those of the addresses that are reply addresses. */
    codesIn(addresses: readonly string[]): string[] {
      const found = addresses.map((address) => /^reply\+([a-z2-7]{32})@(.+)$/.exec(address.toLowerCase()));
      return [...new Set(found.flatMap((match) => (match?.[1] && match[2] === domain ? [match[1]] : [])))];
    },
    /** Whether we made the code for this place. */
    isOurs: (code: string, place: ReplyPlace) =>
      [newest, ...older].some((secret) => codeOf(secret, place) === code),
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** The first 160 bits, five per letter. */
function codeOf(secret: string, { uid, conversation }: ReplyPlace): string {
  const hmac = createHmac("sha256", secret)
    .update(`reply:${JSON.stringify([conversation, uid])}`)
    .digest();
  let bits = BigInt(`0x${hmac.subarray(0, 20).toString("hex")}`);
  let code = "";
  for (let at = 0; at < 32; at += 1) {
    code = letters[Number(bits & 31n)] + code;
    bits >>= 5n;
  }
  return code;
}
