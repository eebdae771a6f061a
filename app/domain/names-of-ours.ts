import { normalize } from "~/values/text";

/**
 * Words that a site's own staff uses as a name. A name that contains one of them as a word, or is
 * composed of them, is refused.
 */
const roles = [
  "support admin admins administrator administrators administration official officials moderator moderators",
  "helpdesk webmaster postmaster noreply sysadmin поддержка админ администратор администрация модератор",
  "administratorin administratorinnen moderatorin moderatorinnen moderatoren kundendienst kundensupport",
  "الدعم ادمن الادمن المشرفون المشرفين",
].flatMap((some) => some.split(" "));
/** Words that may accompany them in such a name; alone or beside other words they are allowed. */
const companions = "the team desk staff service services account customer user site".split(" ");

/**
 * Whether a name could be taken for ours: it contains our brand, or a word that a site's own staff
 * uses, also in look-alike letters or digits. A part of a longer word doesn't count: "Admiral",
 * "Supporto".
 */
export function seemsOurs(name: string, brand: string): boolean {
  const own = compact(brand);
  const words = name.split(/[^\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}@$|!]+/u).flatMap(readingsOf);
  const whole = compact(name);
  // A short brand is part of many words.
  const isShort = own.length < 5;
  const hasBrand = own !== "" && (isShort ? words.includes(own) || whole === own : whole.includes(own));
  const parts = /\S\S/.test(name.trim()) ? name.split(/\s+/).map(compact) : [whole];
  return (
    hasBrand || words.some((word) => roleWords.has(word)) || parts.some((part) => isMadeOfRoles(part, own))
  );
}

/** Read with digits as look-alike letters, and without them: "supp0rt", "support24". */
const readingsOf = (word: string) => [look(word), look(word.replaceAll(/\p{N}+/gu, ""))];

const compact = (text: string) => look(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "AdminTeam", "sup-port", "s u p p o r t": compared without the separators. */
function isMadeOfRoles(whole: string, brand: string): boolean {
  if (whole.length > 60) return false;
  // By the position at which a part ends: 0 for none, 1 for a part, 2 if one of them was a role.
  const ends = new Uint8Array(whole.length + 1);
  ends[0] = 1;
  for (let at = 0; at < whole.length; at += 1)
    for (const part of ends[at] ? [...roleWords, ...companionWords, brand] : []) {
      const end = at + part.length;
      const reached = roleWords.has(part) ? 2 : (ends[at] ?? 0);
      if (part !== "" && whole.startsWith(part, at)) ends[end] = Math.max(ends[end] ?? 0, reached);
    }
  return ends[whole.length] === 2;
}

/**
 * The letter that each look-alike resembles: letters of other scripts, with a stroke, small
 * capitals, digits, signs.
 */
const lookAlikes = new Map(
  Object.entries({
    a: "АаΑαɑᴀ4@ꭺᎪⱥ",
    b: "ВвΒβЬьʙ8Ᏼƀ",
    c: "СсᴄϲⅭᏟ",
    d: "ԁᴅɗᎠđðɖ",
    e: "ЕеЁёΕεҽᴇ3ꬲᎬɇ",
    f: "ꜰƒϜ",
    g: "ɡɢԍ9Ꮐǥ",
    h: "НнΗһհʜᎻħ",
    k: "КкΚκᴋᏦ",
    l: "ІіЇїΙιıɩɪʟӀӏ1!|iᏞᏆłƚɫɨ",
    m: "МмΜᴍᎷ",
    n: "ΝηռոпɴП",
    o: "ОоΟοσօᴏ0Ծøɵ",
    p: "РрΡρᴘᏢᵽƥ",
    q: "ԛզ",
    r: "гГʀᎡɍ",
    s: "Ѕѕꜱ5$Ꮪ",
    t: "ТтΤτᴛ7Ꭲŧƫ",
    u: "υսᴜʋцμʉ",
    v: "νѵᴠᏙ",
    w: "ԝωᴡᎳш",
    x: "ХхΧχ",
    y: "УуΥγʏүҮ",
    z: "Ζᴢ2Ꮓ",
    ي: "یى",
    // A tatweel only makes a word longer.
    "": "ـ",
  }).flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
);

/** A word's appearance: words that look the same are equal here. */
export function look(word: string): string {
  const plain = normalize(word, "NFKD").replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
  const letters = [...plain].map(
    (letter) => lookAlikes.get(letter) ?? lookAlikes.get(letter.toLowerCase()) ?? letter,
  );
  return letters
    .join("")
    .toLowerCase()
    .replaceAll("i", "l")
    .replaceAll("rn", "m")
    .replaceAll("cl", "d")
    .replaceAll("vv", "w");
}

const roleWords = new Set(roles.map(look));
const companionWords = companions.map(look);
