/** The words that name who is wanted, by discipline; the one that is named most. */
const roles: readonly (readonly [discipline: string, words: RegExp])[] = [
  [
    "engineering",
    /(?<!\p{L})(?:developers?|engineers?|programmers?|coders?|(?:software|web|app|frontend|backend)?-?entwickler(?:in|innen)?|programmierer(?:in)?|ingenieur(?:in)?|devops|مطور(?:ة|ين|ون)?|مبرمج(?:ة|ين)?|مهندس(?:ة|ين)?)(?!\p{L})/giu,
  ],
  [
    "design",
    /(?<!\p{L})(?:designers?|illustrators?|(?:grafik)?-?designer(?:in)?|grafiker(?:in)?|gestalter(?:in)?|مصمم(?:ة|ين)?)(?!\p{L})/giu,
  ],
  [
    "product",
    /(?<!\p{L})(?:product (?:managers?|owners?|leads?)|produktmanager(?:in)?|مدير(?:ة)? منتج(?:ات)?)(?!\p{L})/giu,
  ],
  [
    "data",
    /(?<!\p{L})(?:data (?:scientists?|analysts?|engineers?)|statisticians?|datenanalyst(?:in)?|محلل(?:ة)? بيانات)(?!\p{L})/giu,
  ],
  [
    "marketing",
    /(?<!\p{L})(?:marketers?|marketing (?:managers?|leads?|consultants?)|social media managers?|marketingmanager(?:in)?|مسوق(?:ة)?)(?!\p{L})/giu,
  ],
  [
    "writing",
    /(?<!\p{L})(?:copywriters?|writers?|editors?|translators?|journalists?|proofreaders?|(?:werbe)?texter(?:in)?|redakteur(?:in)?|übersetzer(?:in)?|lektor(?:in)?|autor(?:in)?|كاتب(?:ة)?|مترجم(?:ة|ين)?|محرر(?:ة)?|مدقق(?:ة)? لغوي)(?!\p{L})/giu,
  ],
  [
    "operations",
    /(?<!\p{L})(?:assistants?|bookkeepers?|accountants?|project managers?|office managers?|assistenz|assistent(?:in)?|buchhalter(?:in)?|projektleiter(?:in)?|projektmanager(?:in)?|مساعد(?:ة)?|محاسب(?:ة)?|مدير(?:ة)? مشروع)(?!\p{L})/giu,
  ],
];

/** The discipline of who is wanted; null where no role is named. */
export function disciplineIn(text: string): string | null {
  const named = roles.map(([discipline, words]) => ({ discipline, count: [...text.matchAll(words)].length }));
  // "Data engineer" is the narrower word.
  const [best] = named.sort(
    (a, b) => b.count - a.count || Number(b.discipline === "data") - Number(a.discipline === "data"),
  );
  return best && best.count > 0 ? best.discipline : null;
}
