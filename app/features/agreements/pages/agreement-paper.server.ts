import { type AppLoadContext, redirect } from "@remix-run/node";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { pickContent } from "~/domain/fields/content";
import { timesIn } from "~/domain/times";
import { agreementPath } from "~/paths";
import { AgreementDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { isMeant } from "~/shell/request/is-meant.server";
import { notFound } from "~/shell/request/not-found.server";
import { toPaper } from "./agreement-paper";

/**
 * The version that holds, as a PDF in the reader's language, for its two sides; a 404 for all
 * others, and where none holds. What can't be printed is said on the agreement's page.
 */
export async function loadAgreementPaper(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { work } = await ask(AgreementDocument, { id });
  const version = work?.agreement.inForce;
  if (!work || !version) throw notFound();
  // Another site's link would use up the member's papers.
  if (!isMeant(request)) throw redirect(agreementPath(id));
  const confirmedAt = work.agreement.confirmedAt ?? version.at;
  const paper = toPaper({
    ...{ id, n: version.n, hash: version.hash, confirmedAt },
    content: pickContent(agreementFields, version),
    confirmedOn: timesIn(null).day(confirmedAt),
    title: work.brief?.title ?? null,
    brand: context.site.brand,
  });
  const printed = await context.printPaper(paper, session.uid);
  if (!printed.ok) return refuseTo(id, printed.code);
  if ("fault" in printed.value) return refuseTo(id, printed.value.fault);
  return new Response(new Uint8Array(printed.value.pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="agreement-${version.n}.pdf"`,
      "cache-control": "no-store",
    },
  });
}

function refuseTo(id: string, code: string): Response {
  return redirect(`${agreementPath(id)}?${new URLSearchParams({ paper: code })}`, 303);
}
