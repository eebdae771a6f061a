/** What every mail names. */
export interface Letterhead {
  /** Name of the product, from configuration. */
  brand: string;
  /** Public origin of the product, for the footer: people can compare it with the address of the link. */
  origin: string;
  /** Where questions go: an address people can write to. */
  contact: string;
}

/** What the layout of a mail needs beside its words. */
export interface MailFrame extends Letterhead {
  /** Where the button leads: http(s). */
  url: string;
  /** Its time (UTC) stands in the subject, so that a thread doesn't hide a newer mail behind an older one. */
  sentAt: Date;
}

/** A mail without its envelope. */
interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The words of one mail. All are plain text; the layout escapes them. */
export interface MailWords {
  /** Completed by the time. */
  subject: string;
  heading: string;
  lead: string;
  button: string;
  /** One paragraph each, after the button. */
  notes: readonly string[];
}

/** Lays one mail out as text and as HTML: one heading, one button, the plain address, what to do otherwise. */
export function layOutMail(frame: MailFrame, words: MailWords): MailContent {
  const url = new URL(frame.url);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new TypeError(`Not a web address: ${url.protocol}`);
  const subject = toLine(`${words.subject} (${frame.sentAt.toISOString().slice(11, 16)} UTC)`);
  const footer = `Sent by ${toLine(frame.brand)}, ${frame.origin}. Questions: ${toLine(frame.contact)}`;
  return {
    subject,
    text: `${[words.heading, words.lead, `${words.button}:\n${url.href}`, ...words.notes, `--\n${footer}`].join("\n\n")}\n`,
    html: toHtml({ ...words, subject, footer, url: url.href, brand: toLine(frame.brand) }),
  };
}

/** One line of text: no line breaks or other control characters, so that nothing can become a header. */
export function toLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

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

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

// Mail clients keep inline styles and drop most else; this block only adds what a dark client may use.
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #141311 !important; }
  .ink { color: #f4f1ea !important; }
  .quiet { color: #bdb8ad !important; }
  .rule { border-color: #3a3833 !important; }
  .button { background-color: #f4f1ea !important; }
  .button a { color: #141311 !important; }
}`;

interface HtmlWords extends MailWords {
  footer: string;
  url: string;
  brand: string;
}

function toHtml(words: HtmlWords): string {
  const url = escapeHtml(words.url);
  const row = (style: string, content: string, className = "ink") =>
    `<tr><td class="${className}" style="${style}">${content}</td></tr>`;
  const paragraph = `padding:0 0 16px;${sans};font-size:16px;line-height:1.6;color:#1b1a17`;
  const small = `${sans};font-size:14px;line-height:1.6;color:#57534a`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>:root { color-scheme: light dark; }${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#faf8f4">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#faf8f4">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
${row(`padding:0 0 32px;${sans};font-size:14px;font-weight:600;letter-spacing:.02em;color:#1b1a17`, escapeHtml(words.brand))}
<tr><td class="ink" style="padding:0 0 16px"><h1 class="ink" style="margin:0;${serif};font-size:30px;line-height:1.2;font-weight:400;color:#1b1a17">${escapeHtml(words.heading)}</h1></td></tr>
${row(paragraph, escapeHtml(words.lead))}
<tr><td style="padding:12px 0 28px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="#1b1a17" style="background-color:#1b1a17;border-radius:4px"><a href="${url}" style="display:inline-block;padding:14px 28px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(words.button)}</a></td></tr></table></td></tr>
${row(`padding:0 0 24px;${small};word-break:break-all`, `If the button does nothing, open this address:<br><a class="quiet" href="${url}" style="color:#57534a">${url}</a>`, "quiet")}
${words.notes.map((note) => row(paragraph, escapeHtml(note))).join("\n")}
${row(`padding:16px 0 0;border-top:1px solid #ddd8cc;${small}`, escapeHtml(words.footer), "quiet rule")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
