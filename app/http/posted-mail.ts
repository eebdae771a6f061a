import { limits } from "~/values/limits";

/**
 * The body of a posted mail without the inside of its files, as it arrives: of each part its first
 * bytes stay, which hold its headers and its text, until there is enough for all. A mail of 25 MB
 * takes no more memory than its text does. Null if it is longer than any service posts.
 *
 * Parts are told apart by the lines that begin with two hyphens, which separate both the parts of a
 * mail and the fields of a form. Such a line within a text only lets more of it stay.
 */
export async function readPostedMail(request: Request, type: string): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limits.inboundMail) return null;
  const isEncoded = /^application\/x-www-form-urlencoded\b/i.test(type);
  const kept = createKept(isEncoded ? /%0a--|&/gi : /\n--/g, isEncoded ? 5 : 3);
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    const { buffer, byteOffset, byteLength } = read.value;
    length += byteLength;
    if (length > limits.inboundMail) return null;
    kept.add(Buffer.from(buffer, byteOffset, byteLength));
  }
  return kept.end();
}

/** `marks` finds what separates parts, which is at most `longest` long. */
function createKept(marks: RegExp, longest: number) {
  let kept = Buffer.alloc(64 * 1024);
  let total = 0;
  let room = limits.inboundPart;
  /** The end of a chunk, which may hold the beginning of a mark. */
  let rest = Buffer.alloc(0);

  function keep(bytes: Buffer): void {
    const length = Math.max(0, Math.min(bytes.length, room, limits.inboundKept - total));
    if (total + length > kept.length) kept = Buffer.concat([kept], Math.max(2 * kept.length, total + length));
    bytes.copy(kept, total, 0, length);
    total += length;
    room -= length;
  }

  function addUpTo(bytes: Buffer, until: number): void {
    let from = 0;
    for (const { index } of bytes.toString("latin1").matchAll(marks)) {
      if (index >= until) break;
      keep(bytes.subarray(from, index));
      room = total < limits.inboundKept / 2 ? limits.inboundPart : limits.inboundLaterPart;
      from = index;
    }
    keep(bytes.subarray(from, until));
  }

  return {
    add(chunk: Buffer): void {
      const bytes = Buffer.concat([rest, chunk]);
      const until = Math.max(0, bytes.length - longest + 1);
      addUpTo(bytes, until);
      rest = bytes.subarray(until);
    },
    end(): Buffer {
      addUpTo(rest, rest.length);
      return kept.subarray(0, total);
    },
  };
}
