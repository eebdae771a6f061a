import { type AppLoadContext, redirect } from "@remix-run/node";
import { strToU8, zipSync } from "fflate";
import { agreementPath, paths } from "~/paths";
import { AgreementRecordDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { isMeant } from "~/shell/request/is-meant.server";
import { notFound } from "~/shell/request/not-found.server";
import { verifyHtml } from "./verify-html.server";

/** Nothing is compressed or dated: the same record has the same bytes whenever it is packed. */
const asItIs = { level: 0, mtime: "1980-01-02" } as const;

/**
 * All of an agreement as an archive that checks itself, for its two sides; a 404 for all others,
 * and until a version is offered. Counted with the member's papers; above that, their page says so.
 */
export async function downloadRecord(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  // Another site's link would use up the member's papers.
  if (!isMeant(request)) throw redirect(agreementPath(id));
  // Before all of it is read.
  const counted = await context.countPaper(session.uid);
  if (!counted.ok) throw redirect(`${agreementPath(id)}?${new URLSearchParams({ paper: "RECORD" })}`, 303);
  const { work } = await ask(AgreementRecordDocument, { id });
  if (!work?.agreement.record) throw notFound();
  const files: Record<string, string> = JSON.parse(work.agreement.record);
  const rootsUrl = context.site.origin + paths.roots;
  const texts = Object.entries({ "verify.html": verifyHtml(id, files, rootsUrl), ...files });
  const archive = Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)]));
  return new Response(new Uint8Array(zipSync(archive, asItIs)), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="agreement-record.zip"',
      "cache-control": "no-store",
    },
  });
}
