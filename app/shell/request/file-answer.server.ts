import { type FileKind, pictureKey, pictureSizes, pictureTypes, wholeKey } from "~/domain/file-keys";
import type { Files } from "~/platform/ports/files";

/** What the last part of a file's address asks for. */
export interface AskedFile {
  kinds: readonly FileKind[];
  key: string;
  tag: string;
  headers(name: string): Record<string, string>;
}

/** One size of a picture, or a PDF for saving; null for any other name. */
export function askedFile(id: string, name: string): AskedFile | null {
  const tag = `"${name}"`;
  if (name === "whole.pdf") {
    const headers = (shown: string) => ({
      "content-type": "application/pdf",
      "content-disposition": savedAs(shown),
    });
    return { kinds: ["PDF"], key: wholeKey(id), tag, headers };
  }
  const [sizeName = "", typeName = "", ...rest] = name.split(".");
  const size = pictureSizes.find((one) => one === sizeName);
  const type = pictureTypes.find((one) => one === typeName);
  if (!size || !type || rest.length > 0) return null;
  const headers = () => ({ "content-type": `image/${type}` });
  return { kinds: ["FACE", "PICTURE"], key: pictureKey(id, size, type), tag, headers };
}

/**
 * The answer with the bytes of a file to a reader of whom it is known that they may read it at this
 * moment; null where there are none. A browser keeps it for ten minutes: within them it shows what
 * its reader has seen a moment ago; a file of a report it doesn’t keep at all. `more`: headers that
 * the server adds to others elsewhere.
 */
export async function answerFile(
  { method, headers: given }: Request,
  asked: AskedFile,
  file: { kind: FileKind | null; name: string; reported?: boolean } | null,
  { files, more = {} }: { files: Pick<Files, "read">; more?: Readonly<Record<string, string>> },
): Promise<Response | null> {
  if (!file?.kind || !asked.kinds.includes(file.kind)) return null;
  const headers = {
    ...more,
    ...asked.headers(file.name),
    "cache-control": file.reported ? "no-store" : "private, max-age=600",
    etag: asked.tag,
    // Never a page of ours, whatever its bytes are.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  if (given.get("if-none-match") === asked.tag) return new Response(null, { status: 304, headers });
  const read = await files.read(asked.key);
  if (!read) return null;
  // Unread bytes would keep the file open.
  if (method === "HEAD" && !read.whole) await read.bytes.cancel();
  return new Response(method === "HEAD" ? null : (read.whole ?? read.bytes), {
    headers: { ...headers, "content-length": String(read.size) },
  });
}

/** RFC 6266: saved, never shown, under the uploader's name for it and the ending that is true. */
function savedAs(name: string): string {
  const whole = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  const plain = whole.replaceAll(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
