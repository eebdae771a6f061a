import type { AppLoadContext } from "@remix-run/node";
import { requireViewer } from "~/members/viewer/viewer.server";
import { ExportAccountDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { noAnswer } from "~/web/request/trouble.server";

/** All that is kept about the member, as a file to keep. */
export async function exportAccount(request: Request, context: AppLoadContext): Promise<Response> {
  const session = await requireSession(request, context);
  const { viewer } = await context.api.run(ExportAccountDocument, {}, { session });
  if (!viewer) {
    await requireViewer(request, context);
    throw noAnswer();
  }
  const name = context.site.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "account";
  const day = context.clock.now().toISOString().slice(0, 10);
  return new Response(viewer.export, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.json"`,
      "cache-control": "no-store",
    },
  });
}
