import { crc32 } from "node:zlib";

/** UTF-8 names (APPNOTE.TXT 4.4.4), and nothing compressed: what is in it can be read as it is. */
const version = 20;
const flags = 0x0800;
const stored = 0;
/** 1 January 1980: the same files have the same bytes whenever they are packed. */
const date = 0x21;

/**
 * A ZIP archive of texts by their names (APPNOTE.TXT), for archives of some megabytes: it is held
 * in memory, and its sizes have 32 bits.
 */
export function zipOf(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [named, data] = [Buffer.from(name), Buffer.from(text)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(version, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(stored, 4);
    about.writeUInt16LE(date, 8);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(named.length, 22);
    parts.push(Buffer.from("PK\u0003\u0004"), about, named, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), about, rest, named);
    at += 30 + named.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006"), end]);
}
