import { limits } from "~/values/limits";

/** A box of ISO/IEC 14496-12. */
export interface Box {
  type: string;
  body: Buffer;
}

/** An item of ISO/IEC 23008-12: a picture, a part of one, or what is said about one. */
export interface Item {
  type: string;
  /** Where its bytes lie: several parts count as one. */
  parts: Buffer[];
}

/** Throws a `RangeError` where there are more than an honest picture has. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    if (boxes.length === limits.pictureBoxes) throw new RangeError("Too many boxes");
    const stated = bytes.readUInt32BE(at);
    const isLong = stated === 1 && at + 16 <= bytes.length;
    const size = stated === 0 ? bytes.length - at : isLong ? readNumber(bytes, at + 8, 8) : stated;
    const head = isLong ? 16 : 8;
    if (size < head) break;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return boxes;
}

/**
 * What a file says about its items. Throws a `RangeError` where it says that twice, since a decoder
 * may believe the other one.
 */
export function metaOf(file: Buffer): Box[] {
  const [meta, other] = boxesIn(file).filter(({ type }) => type === "meta");
  const boxes = meta ? boxesIn(meta.body.subarray(4)) : [];
  if (other || boxes.filter(({ type }) => type === "idat").length > 1)
    throw new RangeError("Items of two kinds");
  return boxes;
}

/**
 * Its items by their ids. Throws a `RangeError` for what is cut off, has one id twice, or more
 * parts than `limits.pictureItems`: one that is said in no byte would be counted without end.
 */
export function itemsIn(file: Buffer, meta: readonly Box[]): Map<number, Item> {
  const items = new Map<number, Item>();
  for (const { type, body } of meta) if (type === "iinf") addTypes(items, body);
  const inner = meta.find(({ type }) => type === "idat")?.body ?? Buffer.alloc(0);
  let left: number = limits.pictureItems;
  for (const { type, body } of meta) if (type === "iloc") left -= addParts(items, body, [file, inner], left);
  return items;
}

function addTypes(items: Map<number, Item>, iinf: Buffer): void {
  for (const { type, body } of boxesIn(iinf.subarray(iinf.readUInt8(0) === 0 ? 6 : 8))) {
    if (type !== "infe") continue;
    const width = body.readUInt8(0) === 3 ? 4 : 2;
    const at = 4 + width + 2;
    const id = readNumber(body, 4, width);
    if (items.has(id)) throw new RangeError("Two items of one id");
    items.set(id, { type: body.toString("latin1", at, at + 4), parts: [] });
  }
}

/** Answers how many there were. */
function addParts(items: Map<number, Item>, iloc: Buffer, sources: readonly Buffer[], most: number): number {
  const version = iloc.readUInt8(0);
  const [sizes, more] = [iloc.readUInt8(4), iloc.readUInt8(5)];
  const [ofOffset, ofLength, ofBase] = [sizes >> 4, sizes & 15, more >> 4];
  const ofIndex = version === 0 ? 0 : more & 15;
  const ofId = version < 2 ? 2 : 4;
  let [at, added] = [6, 0];
  const next = (width: number) => {
    at += width;
    return readNumber(iloc, at - width, width);
  };
  for (let left = next(ofId); left > 0; left -= 1) {
    const item = items.get(next(ofId));
    const source = sources[version === 0 ? 0 : next(2) & 15];
    next(2);
    const base = next(ofBase);
    for (let parts = next(2); parts > 0; parts -= 1) {
      added += 1;
      if (added > most) throw new RangeError("Too many parts");
      next(ofIndex);
      const from = base + next(ofOffset);
      const length = next(ofLength) || Number.POSITIVE_INFINITY;
      if (source) item?.parts.push(source.subarray(from, from + length));
    }
  }
  return added;
}

/** Of no, two, four or eight bytes. */
export function readNumber(bytes: Buffer, at: number, width: number): number {
  if (width === 0) return 0;
  return width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, width);
}
