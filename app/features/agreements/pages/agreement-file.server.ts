import type { AppLoadContext } from "@remix-run/node";
import { agreementSchema } from "~/domain/fields/agreement-schema.server";
import { agreementSchemaPath } from "~/paths";
import { AgreementPaperDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { inLanguage } from "~/words/reader-language.server";

const fileName = /^([1-9]\d{0,2})\.json$/;

/** A version that both confirmed, for its two sides; a 404 for others, and other versions. */
export async function downloadAgreement(
  request: Request,
  context: AppLoadContext,
  id: string,
  file: string,
): Promise<Response> {
  const { ask } = await requireMember(request, context);
  const n = fileName.exec(file)?.[1];
  if (n === undefined) throw notFound();
  const { work } = await ask(AgreementPaperDocument, { id, n: Number(n) });
  const paper = work?.agreement.paper;
  if (!paper) throw notFound();
  const named = { $schema: `${context.site.origin}${agreementSchemaPath}`, ...JSON.parse(paper) };
  return new Response(`${JSON.stringify(named, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="agreement-${n}.json"`,
      "cache-control": "no-store",
    },
  });
}

/** What such a file is, the same for every reader. */
export function showAgreementSchema({ site }: AppLoadContext): Response {
  const schema = inLanguage("en", () => agreementSchema(`${site.origin}${agreementSchemaPath}`));
  return new Response(`${JSON.stringify(schema, null, 2)}\n`, {
    headers: { "content-type": "application/schema+json", "cache-control": "public, max-age=3600" },
  });
}
