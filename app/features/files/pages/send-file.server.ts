import type { AppLoadContext } from "@remix-run/node";
import { type FileKind, pictureKey, pictureSizes, pictureTypes, wholeKey } from "~/content/file-keys";
import { FileDocument } from "~/shell/operations/operations.generated";
import { askAs } from "~/shell/request/guards.server";
import * as words from "~/words/files.generated";

/**
 * `/files/:id/:name`: one size of a picture, or a PDF for saving, to who may read it at this
 * moment. A browser keeps it for ten minutes: within them it shows what its reader has seen a
 * moment ago.
 */
export async function sendFile(request: Request, context: AppLoadContext, id: string, name: string) {
  const asked = askedOf(id, name);
  if (!asked) return nothing();
  const found = await context.session();
  const variables = { id, through: new URL(request.url).searchParams.get("through") };
  const { file } =
    found.state === "signed-in"
      ? await askAs(context, found.session)(FileDocument, variables)
      : await context.api.run(FileDocument, variables);
  if (!file?.kind || !asked.kinds.includes(file.kind)) return nothing();
  const tag = `"${name}"`;
  const headers = {
    ...asked.headers(file.name),
    "cache-control": "private, max-age=600",
    etag: tag,
    // Never a page of ours, whatever its bytes are.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  const read = await context.uploads.files.read(asked.key);
  if (!read) return nothing();
  // Bytes that nobody reads would keep the file open.
  if (request.method === "HEAD") await read.bytes.cancel();
  return new Response(request.method === "HEAD" ? null : (read.whole ?? read.bytes), {
    headers: { ...headers, "content-length": String(read.size) },
  });
}

interface Asked {
  kinds: readonly FileKind[];
  key: string;
  headers(name: string): Record<string, string>;
}

function askedOf(id: string, name: string): Asked | null {
  if (name === "whole.pdf") {
    const headers = (shown: string) => ({
      "content-type": "application/pdf",
      "content-disposition": savedAs(shown),
    });
    return { kinds: ["PDF"], key: wholeKey(id), headers };
  }
  const [sizeName = "", typeName = "", ...rest] = name.split(".");
  const size = pictureSizes.find((one) => one === sizeName);
  const type = pictureTypes.find((one) => one === typeName);
  if (!size || !type || rest.length > 0) return null;
  const headers = () => ({ "content-type": `image/${type}` });
  return { kinds: ["FACE", "PICTURE"], key: pictureKey(id, size, type), headers };
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

const nothing = () =>
  new Response(`${words.notFound()}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
