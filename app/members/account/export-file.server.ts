import { type AppLoadContext, redirect } from "@remix-run/node";
import { requireViewer } from "~/members/viewer/viewer.server";
import { confirmPath, paths } from "~/paths";
import { requireSession } from "~/web/request/guards.server";
import { noAnswer } from "~/web/request/trouble.server";
import { noExportPath } from "./account-page.server";

/** All that is kept about the member, as a file to keep. Where it can't be made now, the page that asked says so. */
export async function loadExport(request: Request, context: AppLoadContext): Promise<Response> {
  const session = await requireSession(request, context);
  const exported = await context.functions.call("exportAccount", session);
  if (exported.ok) return toFile(context, exported.value);
  const { code, detail } = exported;
  // A download is no page to come back to.
  if (code === "failed-precondition") throw redirect(confirmPath(paths.account));
  if (code === "not-found") {
    await requireViewer(request, context);
    throw noAnswer();
  }
  context.log.warn({ function: "exportAccount", code, reason: detail }, "A function gave no usable answer");
  throw redirect(noExportPath);
}

function toFile({ site, clock }: AppLoadContext, content: object): Response {
  const name = site.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "account";
  const day = clock.now().toISOString().slice(0, 10);
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.json"`,
      "cache-control": "no-store",
    },
  });
}
