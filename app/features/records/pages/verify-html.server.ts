import { createHash } from "node:crypto";
import { agreementMoves } from "~/domain/agreement";
import type { LogEntry } from "~/domain/record/log-entry";
import { type RecordFiles, type RecordRoots, recordNames } from "~/domain/record/record-files";
import { linesOfRoots, type RecordWords, rowsOf } from "~/domain/record/record-rows";
import { workSides } from "~/domain/reference";
import { directionOf, languageNow } from "~/words/languages";
import * as words from "~/words/records.generated";
import { verifyScript } from "./verify-script.generated";

const style = `
:root { color-scheme: light dark; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
#verdict { padding: 1rem; border: 2px solid; font-size: 1.5rem; font-weight: 600; }
#verdict[data-state="whole"] { border-color: #15803d; }
#verdict[data-state="broken"] { border-color: #dc2626; }
table { inline-size: 100%; border-collapse: collapse; }
pre { white-space: pre-wrap; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-block-end: 1px solid; text-align: start; vertical-align: top; overflow-wrap: normal; }
`;

const events = [
  ...agreementMoves.filter((move) => move !== "SAVE"),
  ...["LAPSE", "DELIVER", "TAKE_BACK", "ACCEPT", "SEND_BACK", "SILENCE"],
];
const faults = [
  "UNREADABLE",
  "MISSING",
  "STRANGE",
  "ENTRY",
  "VERSION",
  "CONFIRMATION",
  "MILESTONE",
  "ROOT",
  "END",
];

/**
 * `verify.html`: a page that checks the record which it carries, without a network, in the reader's
 * language. Its policy allows its own script alone, by hash. Without JavaScript it says that
 * nothing is checked, and shows the log. `rootsUrl`: where the daily roots stand for everyone.
 */
export function verifyHtml(id: string, files: RecordFiles, rootsUrl: string): string {
  const said = wordsOfPage(rootsUrl);
  const { days: roots }: Pick<RecordRoots, "days"> = JSON.parse(files[recordNames.roots] ?? '{"days":[]}');
  const log: LogEntry[] = JSON.parse(files[recordNames.log] ?? "[]");
  const language = languageNow();
  const policy = `default-src 'none'; script-src ${sourceOf(verifyScript)}; style-src ${sourceOf(style)}; base-uri 'none'; form-action 'none'`;
  const head = [words.number(), words.when(), words.move(), words.side()];
  const row = (name: "th" | "td", cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${escaped(cell)}</${name}>`).join("")}</tr>`;
  // In a script no letter is escaped by HTML, so none may end it.
  const data = JSON.stringify({ files, words: said }).replaceAll("<", "\\u003c");
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escaped(words.pageTitle())}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(words.pageTitle())}</h1>
<p>${escaped(words.what({ id }))}</p>
<p id="verdict" role="status" data-unreadable="${escaped(words.fault({ what: "PAGE", n: "", file: "", day: "" }))}">${escaped(words.notChecked())}</p>
<div id="details"></div>
<p><label for="files">${escaped(words.choose())}</label> <input id="files" type="file" multiple disabled aria-describedby="hint"></p>
<p id="hint">${escaped(words.chooseHint())}</p>
<h2>${escaped(words.log())}</h2>
<table>
<thead>${row("th", head)}</thead>
<tbody id="log">${rowsOf(log, said)
    .map((cells) => row("td", cells))
    .join("\n")}</tbody>
</table>
<h2>${escaped(words.rootsHeading())}</h2>
<pre id="roots" dir="ltr">${escaped(linesOfRoots(roots))}</pre>
<p>${escaped(words.doubts())}</p>
<script type="${dataType}" id="record">${data}</script>
<script>${verifyScript}</script>
</body>
</html>
`;
}

const dataType = "application/json";

/** What stands for what is found: the page's script puts it in. */
const [n, file, day, hash] = ["{n}", "{file}", "{day}", "{hash}"];
const days = { from: "{from}", to: "{to}", root: "{root}" };

function wordsOfPage(address: string): RecordWords {
  const named = (names: readonly string[], say: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, say(name)]));
  const [HIRER, TALENT] = workSides.map((side) => words.sideOf({ side }));
  return {
    events: named(events, (event) => words.event({ event, n })),
    sides: { HIRER: HIRER ?? "", TALENT: TALENT ?? "" },
    faults: named([...faults, "OTHER", "NO_HASH"], (what) => words.fault({ what, n, file, day })),
    faultMeans: words.faultMeans(),
    whole: words.whole(),
    wholeMeans: words.wholeMeans(),
    filesWhole: words.filesWhole(),
    last: words.last({ hash }),
    without: words.without({ n }),
    rooted: words.rooted({ ...days, address }),
    noRoot: words.noRoot(),
  };
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
