import { isKnownHead } from "./program-lines";

/** Names of the reactions that Outlook offers, in the languages that they are known in here. */
const reactions: Readonly<Record<string, readonly string[]>> = {
  "👍": [
    "like",
    "gefällt mir",
    "daumen hoch",
    "j’aime",
    "j'aime",
    "me gusta",
    "curtir",
    "mi piace",
    "vind ik leuk",
    "gilla",
    "إعجاب",
    "أعجبني",
    "いいね!",
    "いいね",
    "赞",
    "讚",
    "нравится",
    "beğen",
    "좋아요",
    "lubię to",
  ],
  "❤️": [
    "heart",
    "love",
    "herz",
    "cœur",
    "coeur",
    "corazón",
    "coração",
    "cuore",
    "hart",
    "hjärta",
    "قلب",
    "ハート",
    "红心",
    "愛心",
    "сердце",
    "kalp",
    "하트",
    "serce",
  ],
  "🎉": [
    "celebrate",
    "feiern",
    "applaudieren",
    "célébrer",
    "celebrar",
    "festeggia",
    "احتفال",
    "お祝い",
    "庆祝",
    "慶祝",
    "праздник",
    "kutla",
    "축하",
  ],
  "😆": [
    "laugh",
    "lachen",
    "haha",
    "rire",
    "reír",
    "risa",
    "rir",
    "risata",
    "skratta",
    "ضحك",
    "笑う",
    "笑",
    "大笑",
    "смех",
    "gül",
    "웃음",
  ],
  "😮": [
    "surprised",
    "surprise",
    "überrascht",
    "surpris",
    "sorprendido",
    "surpreso",
    "sorpresa",
    "verrast",
    "förvånad",
    "متفاجئ",
    "مندهش",
    "驚き",
    "惊讶",
    "驚訝",
    "удивление",
    "şaşkın",
    "놀람",
  ],
  "😢": [
    "sad",
    "traurig",
    "triste",
    "verdrietig",
    "ledsen",
    "حزين",
    "悲しい",
    "难过",
    "難過",
    "грусть",
    "üzgün",
    "슬픔",
  ],
};

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3#*0-9])+$/u;
const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u;

/** One reaction as an emoji; null if it isn’t one. */
export function asEmoji(text: string): string | null {
  const said = text.trim();
  return said.length <= 40 && emoji.test(said) && pictured.test(said) ? said : null;
}

/**
 * What a program wrote because its sender pressed an emoji: that emoji; empty where it isn't
 * known; null for what somebody wrote. `name` is the sender’s.
 */
export function reactionOf(text: string, name: string): string | null {
  const [first = "", ...rest] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (
    asEmoji(first) !== null &&
    rest.length <= 2 &&
    /https:\/\/www\.google\.com\/gmail\/about\//.test(rest.join(" "))
  )
    return asEmoji(first);
  const [, named, drawn = "", said = ""] =
    /^(?:\[([^\][]{1,40})\]|(\S{1,40}))\s+(.{1,200})[:：]$/.exec(first) ?? [];
  const isWhole =
    rest.length === 0 && (name !== "" ? said.includes(name) : named !== undefined) && !isKnownHead(first);
  if (!isWhole) return null;
  if (named === undefined) return asEmoji(drawn);
  const [found = ""] =
    Object.entries(reactions).find(([, names]) => names.includes(named.toLowerCase())) ?? [];
  return found;
}
