// @ts-check
/**
 * `node scripts/share-picture.mjs`: makes `public/share.png` anew, which others show beside a link to a public page.
 * It is kept in the repository, because a build has no browser; so it can't name the brand, which is a setting.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./find-chromium.mjs";

const fromProject = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const font = await readFile(fromProject("app/ui/fonts/brygada-1918.woff2"), "base64");
const mark = await readFile(fromProject("public/favicon.svg"), "utf8");

// Colours of the dark theme.
const page = `<!doctype html><style>
@font-face { font-family: Brygada; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px 88px; display: flex;
  flex-direction: column; justify-content: space-between; background: #101413; color: #f1efe8; font-family: Brygada }
svg { width: 72px; height: 72px }
h1 { margin: 0; font-size: 112px; font-weight: 400; line-height: 1; letter-spacing: -0.03em }
p { margin: 28px 0 0; font-size: 38px; color: #b3b9b3 }
</style><body>${mark}<div><h1>Every proposal<br>gets a reply.</h1>
<p>Freelance work, each brief with a reply date.</p></div></body>`;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.screenshot({ path: fromProject("public/share.png") });
} finally {
  await browser.close();
}
