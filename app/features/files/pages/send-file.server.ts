import type { AppLoadContext } from "@remix-run/node";
import { pictureKey, pictureSizes, pictureTypes } from "~/content/picture-keys";
import { FileDocument } from "~/shell/operations/operations.generated";
import { askAs } from "~/shell/request/guards.server";

/**
 * `/files/:id/:name`: one size of a picture, to whoever may read it at this moment. A browser keeps
 * it for ten minutes: within them it shows what its reader has seen a moment ago.
 */
export async function sendFile(request: Request, context: AppLoadContext, id: string, name: string) {
  const key = keyOf(id, name);
  if (!key) return nothing();
  const found = await context.session();
  const asked = { id, through: new URL(request.url).searchParams.get("through") };
  const { file } =
    found.state === "signed-in"
      ? await askAs(context, found.session)(FileDocument, asked)
      : await context.api.run(FileDocument, asked);
  if (!file) return nothing();
  const tag = `"${name}"`;
  const headers = {
    "cache-control": "private, max-age=600",
    etag: tag,
    // Never a page of ours, whatever its bytes are.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  const read = await context.uploads.files.read(key.name);
  if (!read) return nothing();
  // Bytes that nobody reads would keep the file open.
  if (request.method === "HEAD") await read.bytes.cancel();
  return new Response(request.method === "HEAD" ? null : read.bytes, {
    headers: { ...headers, "content-type": `image/${key.type}`, "content-length": String(read.size) },
  });
}

function keyOf(id: string, name: string) {
  const [sizeName = "", typeName = "", ...rest] = name.split(".");
  const size = pictureSizes.find((one) => one === sizeName);
  const type = pictureTypes.find((one) => one === typeName);
  return size && type && rest.length === 0 ? { name: pictureKey(id, size, type), type } : null;
}

const nothing = () =>
  new Response("Not found\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
