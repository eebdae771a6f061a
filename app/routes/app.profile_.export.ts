import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireViewer } from "~/members/viewer/viewer.server";
import { confirmPath, paths } from "~/paths";
import { ExportAccountDocument } from "~/web/operations/operations.generated";
import { requireMember } from "~/web/request/guards.server";
import { noAnswer } from "~/web/request/trouble.server";

/** All that is kept about the member, as a file to keep. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ask } = await requireMember(request, context);
  const { viewer } = await ask(ExportAccountDocument, {});
  if (!viewer) {
    await requireViewer(request, context);
    throw noAnswer();
  }
  // A download is no page to come back to.
  if (viewer.export === null) throw redirect(confirmPath(paths.account));
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
