import { palettes } from "~/ui/themes/palettes";
import { isolate } from "~/words/isolate";
import { directionOf, type Language, languageNow } from "~/words/languages";
import * as words from "~/words/mails.generated";
import type { AuthorMark } from "./author-in-mail";
import type { LaidOutMail, LaidOutWay, Quoted, Written } from "./mail-layout";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Plain text as HTML, with `lang` around what members wrote in a language that they say. */
function toMarkup(text: string, written: readonly Written[]): string {
  const one = written.find((each) => text.includes(each.text));
  if (!one) return escapeHtml(text);
  const others = written.filter((each) => each !== one);
  return text
    .split(one.text)
    .map((part) => toMarkup(part, others))
    .join(`<span lang="${escapeHtml(one.lang)}">${escapeHtml(one.text)}</span>`);
}

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const { light, dark } = palettes;

/**
 * Where lines begin. Mail programs know no logical sides (`start`), and many keep no attribute of
 * `html` or `body`: so the mail's table says its direction, too. Left to right is theirs.
 */
function sideOf(language: Language): { start: "left" | "right"; dir: string; ltr: string } {
  return directionOf(language) === "rtl"
    ? { start: "right", dir: ' dir="rtl"', ltr: ' dir="ltr"' }
    : { start: "left", dir: "", ltr: "" };
}

// Mail clients keep inline styles and drop most else; this block only adds what a dark client may
// use.
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.canvas} !important; }
  .ink { color: ${dark.text} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .rule { border-color: ${dark.rule} !important; }
  .quote { background-color: ${dark.raised} !important; border-color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; }
  .button a { color: ${dark.onAccent} !important; }
}`;

const paragraph = `padding:0 0 16px;${sans};font-size:16px;line-height:1.6;color:${light.text}`;
const small = `${sans};font-size:14px;line-height:1.6;color:${light.quiet}`;

function row(style: string, content: string, className = "ink"): string {
  return `<tr><td class="${className}" style="${style}">${content}</td></tr>`;
}

/**
 * The text that a list of mails shows beside the subject, in place of the brand. Hidden in the mail
 * itself.
 */
function preheader(lead: string, dir: string): string {
  // Fills the rest of the line, so that the mail's own text doesn't follow.
  const filler = "&#847; &zwnj; ".repeat(60);
  return `<div${dir} style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead)}${filler}</div>`;
}

function button(text: string, url: string): string {
  const link = `display:inline-block;padding:14px 28px;${sans};font-size:16px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none`;
  return `<tr><td style="padding:12px 0 28px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:2px"><a href="${url}" style="${link}">${escapeHtml(text)}</a></td></tr></table></td></tr>`;
}

/** Other ways than the button: links in words, so that it is the first, as high as a thumb. */
function waysIn(ways: readonly LaidOutWay[]): string {
  const link = `display:inline-block;padding:10px 0;${sans};font-size:16px;line-height:24px;font-weight:600;color:${light.text}`;
  return ways
    .map(
      ({ text, url }) => `<a class="ink" href="${escapeHtml(url)}" style="${link}">${escapeHtml(text)}</a>`,
    )
    .join(`<span class="quiet" style="${sans};color:${light.quiet}">&nbsp;&nbsp; · &nbsp;&nbsp;</span>`);
}

function noteRow({ text, ways }: LaidOutMail["notes"][number], say: (text: string) => string): string {
  return row(paragraph, ways.length === 0 ? say(text) : `${say(text)}<br>${waysIn(ways)}`);
}

function factRow([name, value]: readonly [string, string], written: readonly Written[]): string {
  return row(
    `padding:0 0 4px;${sans};font-size:16px;line-height:1.6;color:${light.text}`,
    `<span class="quiet" style="color:${light.quiet}">${escapeHtml(name)}:</span> ${toMarkup(value, written)}`,
  );
}

/** Addresses are isolate and run left to right, whatever the direction of the text. */
function quote({ name, parts }: Quoted, start: "left" | "right"): string {
  const lines = parts
    .map(({ text, href }) => (href === null ? escapeHtml(text) : `<bdi dir="ltr">${escapeHtml(text)}</bdi>`))
    .join("")
    .replaceAll("\n", "<br>");
  const named = name === null ? "" : row(`padding:0 0 4px;${small}`, escapeHtml(name), "quiet");
  const text = row(
    `padding:12px 16px;border-${start}:3px solid ${light.accent};background-color:${light.raised};${sans};font-size:16px;line-height:1.6;color:${light.text}`,
    `<div dir="auto">${lines}</div>`,
    "ink quote",
  );
  return `<tr><td style="padding:8px 0 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${named}${text}</table></td></tr>`;
}

/** Decorative, as on pages: the name stands in the heading. */
function authorRow({ letters, ground, ink, picture }: AuthorMark): string {
  const side = 44;
  const round = `width:${side}px;height:${side}px;border-radius:50%`;
  const shown = picture
    ? `<img src="cid:${picture}" width="${side}" height="${side}" alt="" style="display:block;${round}">`
    : `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr><td width="${side}" height="${side}" align="center" valign="middle" bgcolor="${ground}" style="${round};background-color:${ground};${sans};font-size:16px;line-height:1;font-weight:600;color:${ink}">${escapeHtml(letters)}</td></tr></table>`;
  return `<tr><td style="padding:0 0 12px">${shown}</td></tr>`;
}

function footerLine({ text, url }: LaidOutMail["footer"][number]): string {
  if (!url) return escapeHtml(text);
  return `<a class="quiet" href="${escapeHtml(url)}" style="color:${light.quiet}">${escapeHtml(text)}</a>`;
}

/** A mail as HTML, in the product's colours, light and dark. */
export function toHtml({
  subject,
  brand,
  heading,
  lead,
  facts = [],
  quoted,
  footer,
  top,
  author,
  written = [],
  ...rest
}: LaidOutMail): string {
  const url = escapeHtml(rest.url);
  // A title may be a part of another.
  const inTurn = [...written].sort((a, b) => b.text.length - a.text.length);
  const say = (text: string) => toMarkup(text, inTurn);
  const language = languageNow();
  const { start, dir, ltr } = sideOf(language);
  return `<!doctype html>
<html lang="${language}"${dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }${darkStyles}</style>
</head>
<body class="page"${dir} style="margin:0;padding:0;background-color:${light.canvas}">
${preheader(lead, dir)}
<table role="presentation" class="page"${dir} width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.canvas}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${start}">
${top ? row(`padding:0 0 16px;${small}`, escapeHtml(top), "quiet") : ""}
${row(`padding:0 0 32px;${serif};font-size:18px;font-weight:600;color:${light.text}`, escapeHtml(isolate(brand)))}
${author ? authorRow(author) : ""}
<tr><td class="ink" style="padding:0 0 16px"><h1 class="ink" style="margin:0;${serif};font-size:28px;line-height:1.2;font-weight:400;color:${light.text}">${say(heading)}</h1></td></tr>
${row(paragraph, say(lead))}
${facts.map((fact) => factRow(fact, inTurn)).join("\n")}
${quoted.map((one) => quote(one, start)).join("\n")}
${button(rest.button, url)}
${rest.ways.length > 0 ? row("padding:0 0 20px", waysIn(rest.ways)) : ""}
${row(`padding:0 0 24px;${small};word-break:break-all`, `${escapeHtml(words.buttonFails())}<br><a class="quiet" href="${url}"${ltr} style="color:${light.quiet}">${url}</a>`, "quiet")}
${rest.notes.map((note) => noteRow(note, say)).join("\n")}
${row(`padding:16px 0 0;border-top:1px solid ${light.rule};${small}`, footer.map(footerLine).join("<br>"), "quiet rule")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
