import { crc32 } from "node:zlib";

/** The files of an archive, by its directory as other programs read it. Throws where it isn’t one. */
export function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf("PK\u0005\u0006");
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, named] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const name = archive.subarray(at + 46, at + 46 + named).toString();
    const local = archive.readUInt32LE(at + 42);
    const data = archive.subarray(local + 30 + named, local + 30 + named + size);
    const isEntry =
      archive.subarray(at, at + 4).toString() === "PK\u0001\u0002" &&
      archive.subarray(local, local + 4).toString() === "PK\u0003\u0004" &&
      crc32(data) === archive.readUInt32LE(at + 16);
    if (!isEntry) throw new Error(`The archive has no whole ${name}`);
    files[name] = data;
    at += 46 + named;
  }
  if (at !== end) throw new Error("The directory of the archive ends elsewhere");
  return files;
}
