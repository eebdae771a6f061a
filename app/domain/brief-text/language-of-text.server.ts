const german = /(?<!\p{L})(?:der|die|das|und|wir|ist|für|mit|nicht|eine?n?|auf|zu|suchen)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|and|we|is|for|with|not|an?|our|to|of|are)(?!\p{L})/giu;

/** Of our languages the one that it is written in; null where that isn't plain. */
export function languageOf(text: string): string | null {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  const letters = count(/\p{L}/gu);
  if (count(/\p{Script=Arabic}/gu) > letters / 2) return "ar";
  const [de, en] = [count(german), count(english)];
  if (Math.max(de, en) < 3) return null;
  return de > 2 * en ? "de" : en > 2 * de ? "en" : null;
}
