import { type AppLoadContext, redirect } from "@remix-run/node";
import { briefIdShape } from "~/domain/brief";
import { sharePicturePath } from "~/paths";
import { SharePictureDocument } from "~/shell/operations/operations.generated";
import * as words from "~/words/publicPages.generated";

/**
 * The picture of a public page, under the address of one version. A former one leads to today’s;
 * without the page there is none.
 */
export async function loadSharePicture(context: AppLoadContext, of: string, name: string, file: string) {
  if (of !== "briefs" && of !== "members") return nothing();
  if (!file.endsWith(ending) || (of === "briefs" && !briefIdShape.test(name))) return nothing();
  const { sharePicture } = await context.api.run(SharePictureDocument, {
    of: of === "briefs" ? { brief: name } : { member: name },
  });
  if (!sharePicture) return nothing();
  const { version, png } = sharePicture;
  if (file !== version + ending)
    return redirect(sharePicturePath(of, name, version), { headers: { "cache-control": "no-store" } });
  return new Response(Buffer.from(png, "base64"), {
    headers: { "content-type": "image/png", "cache-control": `public, max-age=${day}, immutable` },
  });
}

const ending = ".png";
/** In seconds. No longer, because caches elsewhere don’t hear that a page is gone. */
const day = 86_400;

const nothing = () =>
  new Response(`${words.notFound()}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
