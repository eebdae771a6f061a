import type { Page } from "@playwright/test";
import { findGeometryFaults } from "./geometry";
import { findOverflow, laidOut } from "./reflow";

/**
 * What doesn't fit a phone once each word is 40 % longer and has accents above and below, as in a language that
 * nobody has translated to yet: sideways scrolling, text that is cut off, buttons that are covered.
 */
export async function findTightWords(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(lengthen);
  await laidOut(page);
  const faults = [...(await page.evaluate(findOverflow)), ...(await findGeometryFaults(page))];
  await page.evaluate(restore);
  if (before) await page.setViewportSize(before);
  return faults.map((fault) => `with longer words at 375 px: ${fault}`);
}

interface Lengthened extends Window {
  /** The page's own texts; the page goes on with them. */
  ownTexts?: Map<Text, string>;
}

/** In the page. */
function lengthen(): void {
  const accents = "aáeéiíoóuúyýAÁEÉIÍOÓUÚcçgģkķlļnņrŗsştţCÇGĢKĶLĻNŅRŖSŞTŢ";
  const longer = (word: string) =>
    [...word]
      .map((letter, at) => {
        const found = accents.indexOf(letter);
        const accented = found >= 0 ? (accents[found + 1] ?? letter) : letter;
        // Two of five letters stand twice.
        return at % 5 === 1 || at % 5 === 3 ? accented + accented.toLowerCase() : accented;
      })
      .join("");
  const texts = new Map<Text, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest("script, style, noscript, textarea, option, svg")) continue;
    if (!/\p{L}/u.test(text.data)) continue;
    texts.set(text, text.data);
    // An address of the web or of mail is the same in each language.
    text.data = text.data.replaceAll(/\S+/gu, (word) => (/[@/]|\d/.test(word) ? word : longer(word)));
  }
  (window as Lengthened).ownTexts = texts;
}

/** In the page. */
function restore(): void {
  for (const [text, own] of (window as Lengthened).ownTexts ?? []) text.data = own;
}
