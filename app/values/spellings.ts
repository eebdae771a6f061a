import { normalize } from "./text";

/** Letters that aren't accented forms, and their spelling on keyboards without them. */
const plain: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Letters that aren't accented forms, spelled as on a keyboard without them. */
export function spellPlainly(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter);
}

/**
 * Arabic and Persian letters that are typed for each other, and digits as keyboards elsewhere have
 * them. A tatweel only makes a word longer.
 */
const arabic: Readonly<Record<string, string>> = {
  ـ: "",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
  ...Object.fromEntries([..."٠١٢٣٤٥٦٧٨٩"].map((digit, value) => [digit, `${value}`])),
  ...Object.fromEntries([..."۰۱۲۳۴۵۶۷۸۹"].map((digit, value) => [digit, `${value}`])),
};

/** The one spelling in which a folded word is compared. */
export function spell(word: string): string {
  return spellPlainly(word).replaceAll(
    /\p{Script_Extensions=Arabic}/gu,
    (letter) => arabic[letter] ?? letter,
  );
}

const outspelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** A text with its umlauts as two letters, as where a keyboard has none; null if it has none. */
export function spelledOut(text: string): string | null {
  const whole = normalize(text, "NFC").toLowerCase();
  const out = whole.replaceAll(/[äöüøå]/g, (letter) => outspelled[letter] ?? letter);
  return out === whole ? null : out;
}

/**
 * A word whose umlaut was written as two letters, without the second: “Mueller” is found as
 * “Müller”, too. Only before a consonant: “Vue” and “queue” end and go on otherwise.
 */
export function withoutE(word: string): string {
  return word.replaceAll(/(?<!q)([aou])e(?=[bcdfghjklmnpqrstvwxyz])/g, "$1");
}

/** An Arabic word without “the”, which is written as part of it. */
export function withoutArticle(word: string): string {
  return word.replace(/^[وبف]?ال(?=\p{Script=Arabic}{3})/u, "");
}
