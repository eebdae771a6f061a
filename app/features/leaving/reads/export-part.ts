import { setImmediate as turn } from "node:timers/promises";
import { limits } from "~/values/limits";
import { type ExportScene, exportLists, type NestedList, type RowList } from "./export-lists";

/** The cursor of a file. */
export interface ExportPlace {
  /** The index of the list. */
  list: number;
  after: string | null;
  /** Whether an item was written before it in the list. */
  comma: boolean;
  /**
   * The item whose inner list is being read, its cursor, and whether anything of it was written.
   */
  open?: { id: string; next: string | null; after: string | null; comma: boolean };
}

export const firstPlace: ExportPlace = { list: 0, after: null, comma: false };

/** Rows read at once. Other requests run between two reads. */
const rows = 20;

/**
 * The next part of the file, as text: put together in their order, parts are one JSON object. A
 * part is about `limits.exportPart` characters long, however much the member has written. `head`:
 * the fields before all lists, for the first part.
 */
export async function exportPart(
  scene: ExportScene,
  from: ExportPlace,
  head: object | null,
): Promise<{ text: string; next: ExportPlace | null }> {
  const lists = exportLists(scene);
  let place = from;
  let text = head ? `${JSON.stringify(head, null, 2).slice(0, -2)},${beginning(lists[0])}` : "";
  for (let list = lists[place.list]; list !== undefined; list = lists[place.list]) {
    if (text.length >= limits.exportPart) return { text, next: place };
    const read = "read" in list ? await readRows(list, place) : await readNested(list, place);
    text += read.text;
    place = read.place;
    const following = lists[place.list];
    if (following && following.name !== list.name) {
      text += `\n  ],${beginning(following)}`;
      place = { ...place, comma: false };
    }
    await turn();
  }
  return { text: `${text}\n  ]\n}\n`, next: null };
}

const beginning = (list?: RowList | NestedList) => `\n  "${list?.name}": [`;

interface Read {
  text: string;
  place: ExportPlace;
}

async function readRows(list: RowList, place: ExportPlace): Promise<Read> {
  const { items, next } = await list.read({ first: rows, after: place.after });
  const { text, comma } = join(items, place.comma, 4);
  return { text, place: following({ ...place, comma }, next) };
}

async function readNested(list: NestedList, place: ExportPlace): Promise<Read> {
  const found = place.open ?? (await list.readNext(place.after));
  if (!found) return { text: "", place: following(place, null) };
  const { id, next } = found;
  const { after, comma } = place.open ?? { after: null, comma: false };
  const item = await list.open(id);
  const inner = item ? await item.read({ first: rows, after }) : { items: [], next: null };
  const written = join(inner.items, comma, 8);
  // If nothing of the item was written yet, its first readable part opens it.
  const begins = item && !comma && written.comma;
  const head = begins ? `${place.comma ? "," : ""}${opened(item.head, list.within)}` : "";
  const text = head + written.text;
  if (inner.next !== null) {
    const open = { id, next, after: inner.next, comma: written.comma };
    return { text, place: { ...place, open } };
  }
  const { open: _over, ...over } = { ...place, comma: place.comma || written.comma };
  return { text: written.comma ? `${text}\n      ]\n    }` : text, place: following(over, next) };
}

const opened = (head: object, within: string) =>
  `\n${indented(head, 4).slice(0, -"\n    }".length)},\n      "${within}": [`;

function following(place: ExportPlace, next: string | null): ExportPlace {
  return next === null
    ? { list: place.list + 1, after: null, comma: place.comma }
    : { ...place, after: next };
}

function join(items: (object | null)[], comma: boolean, depth: number): { text: string; comma: boolean } {
  const texts = items.filter((item) => item !== null).map((item) => `\n${indented(item, depth)}`);
  const text = texts.join(",");
  return { text: comma && text ? `,${text}` : text, comma: comma || text !== "" };
}

/** Line ends within strings are escaped, so every real one is between values. */
function indented(item: object, depth: number): string {
  const space = " ".repeat(depth);
  return space + JSON.stringify(item, null, 2).replaceAll("\n", `\n${space}`);
}
