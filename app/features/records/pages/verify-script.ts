/**
 * The script of `verify.html`, which the archive of a record has: it runs from a file, without a
 * network. Bundled to one text by scripts/verify-script.mjs.
 */

import { type CheckedRecord, checkRecord } from "~/domain/record/check-record";
import { linesOfRoots, type RecordPage, rowsOf, sayRoots } from "~/domain/record/record-rows";

type Files = Map<string, Uint8Array<ArrayBuffer>>;

const verdict = document.getElementById("verdict");
const details = document.getElementById("details");
const choice = document.getElementById("files");
const table = document.getElementById("log");
const roots = document.getElementById("roots");

/** What the page says of the whole of it. */
function show(state: "whole" | "broken", said: string, more: readonly string[]): void {
  if (!verdict || !details) return;
  verdict.textContent = said;
  verdict.dataset.state = state;
  details.replaceChildren(...more.map((text) => element("p", text)));
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function readPage(): RecordPage | null {
  try {
    return JSON.parse(document.getElementById("record")?.textContent ?? "");
  } catch {
    return null;
  }
}

const page = readPage();
if (!page) show("broken", verdict?.dataset.unreadable ?? "", []);
else if (!crypto.subtle) show("broken", page.words.faults.NO_HASH ?? "", []);
else void check(page);

async function check({ files, words }: RecordPage): Promise<void> {
  const encoder = new TextEncoder();
  const own: Files = new Map(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)]));
  const checked = await checkRecord(own);
  showChecked(checked, words.whole);
  if (checked.fault !== null) return;
  table?.replaceChildren(
    ...rowsOf(checked.log, words).map((cells) => {
      const row = document.createElement("tr");
      row.replaceChildren(...cells.map((cell) => element("td", cell)));
      return row;
    }),
  );
  if (roots) roots.textContent = linesOfRoots(checked.roots);
  choice?.removeAttribute("disabled");
  choice?.addEventListener("change", async () => {
    if (choice instanceof HTMLInputElement) await checkChosen([...(choice.files ?? [])]);
  });

  /** Files that stand beside the page, in place of its own: they have to be whole, and the same. */
  async function checkChosen(chosen: File[]): Promise<void> {
    const asked = chosen.filter(({ name }) => name !== "verify.html");
    if (asked.length === 0) return;
    const all: Files = new Map(own);
    for (const file of asked) all.set(file.name, new Uint8Array(await file.arrayBuffer()));
    const found = await checkRecord(all);
    const other = asked.find(({ name }) => !isSame(all.get(name), own.get(name)));
    if (found.fault !== null || !other) showChecked(found, words.filesWhole);
    else showFault("OTHER", { file: other.name });
  }

  function showChecked(found: CheckedRecord, whole: string): void {
    if (found.fault !== null) {
      const { what, ...about } = found.fault;
      showFault(what, about);
      return;
    }
    const last = words.last.replaceAll("{hash}", found.log.at(-1)?.hash ?? "");
    const without = found.without.map((n) => words.without.replaceAll("{n}", `${n}`));
    show("whole", whole, [words.wholeMeans, last, sayRoots(found.roots, words), ...without]);
  }

  function showFault(what: string, { n, file, day }: { n?: number; file?: string; day?: string }): void {
    const said = (words.faults[what] ?? what)
      .replaceAll("{n}", `${n}`)
      .replaceAll("{day}", () => day ?? "")
      .replaceAll("{file}", () => file ?? "");
    show("broken", said, [words.faultMeans]);
  }
}

function isSame(one: Uint8Array | undefined, two: Uint8Array | undefined): boolean {
  return one?.length === two?.length && (one ?? []).every((byte, at) => byte === two?.[at]);
}
