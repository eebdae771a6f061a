/** The default of local mode: it is public. */
export const localSecret = "local-mode-only-not-a-secret-at-all";

/**
 * Words in the secrets of examples, tests and templates that no random secret contains: a word is
 * written in one case.
 */
const placeholders =
  /\s|[sS]ecret|SECRET|[cC]ookie|COOKIE|[pP]assword|PASSWORD|[cC]hange-?me|CHANGE_?ME|[eE]xample|[gG]uildhall|[dD]efault|[pP]laceholder/;
/** Bits that can't be guessed in any time. */
const NEEDED_BITS = 128;
/** Maximal bits of a letter in a word. */
const WORD_BITS = 2;
/** Characters that are judged; more than enough. */
const JUDGED = 64;

export const howToMakeOne = "make one by `openssl rand -hex 32`";

/** What is wrong with a secret for production; null for nothing. Never repeats its value. */
export function weaknessOf(secret: string): string | null {
  if (placeholders.test(secret)) return `is known, or made of words: ${howToMakeOne}`;
  if (bitsOf(secret.slice(0, JUDGED)) >= NEEDED_BITS) return null;
  return `has less than ${NEEDED_BITS} random bits, or a pattern: ${howToMakeOne}`;
}

/**
 * The most random bits that a text may have, by its looks: by its alphabet, fewer if letters form
 * words, and none if pairs of characters repeat as they never do at random.
 */
function bitsOf(text: string): number {
  const pairs = new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
  if (pairs.size < 0.6 * (text.length - 1)) return 0;
  if (/^[\da-f]+$/i.test(text) && !/^\d+$/.test(text)) return text.length * 4;
  const alphabet =
    (/[a-z]/.test(text) ? 26 : 0) +
    (/[A-Z]/.test(text) ? 26 : 0) +
    (/\d/.test(text) ? 10 : 0) +
    (/[^a-zA-Z\d]/.test(text) ? 2 : 0);
  const words = text.matchAll(/[A-Z]?[a-z]{4,}|[A-Z]{5,}/g);
  const inWords = [...words].reduce((sum, [word]) => sum + word.length, 0);
  return (text.length - inWords) * Math.log2(Math.max(1, alphabet)) + inWords * WORD_BITS;
}
