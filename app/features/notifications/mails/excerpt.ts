/** The most letters of a member's text in a mail: enough to decide whether to open it now. */
const most = 280;

/** The beginning of a text, up to a whole word. */
export function excerptOf(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.search(/\s\S*$/u), most / 2)).trimEnd()}…`;
}
