import type { AppLoadContext } from "@remix-run/node";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { pickContent } from "~/domain/fields/content";
import { AgreementVersionDocument, AgreementVersionsDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { compareVersions } from "./compare-versions.server";

/** All versions of an agreement, for its two sides; a 404 for all others. */
export async function loadVersions(request: Request, context: AppLoadContext, id: string) {
  const { ask } = await requireMember(request, context);
  const { work } = await ask(AgreementVersionsDocument, { id });
  if (!work) throw notFound();
  return { work };
}

const number = /^[1-9]\d{0,2}$/;

/**
 * One version, with what it changed of the one before it, or of the one that the address names
 * (`?from=2`). A 404 for all but the two sides, and where there is none.
 */
export async function loadVersion(
  request: Request,
  context: AppLoadContext,
  { id, n: named }: { id: string; n: string },
) {
  const { ask } = await requireMember(request, context);
  if (!number.test(named)) throw notFound();
  const n = Number(named);
  const asked = new URL(request.url).searchParams.get("from") ?? "";
  const from = number.test(asked) && Number(asked) !== n ? Number(asked) : n - 1;
  const { work } = await ask(AgreementVersionDocument, { id, n, from });
  const version = work?.agreement.version;
  if (!work || !version) throw notFound();
  const { agreement, ...names } = work;
  const content = pickContent(agreementFields, version);
  const former = agreement.from && pickContent(agreementFields, agreement.from);
  const { n: _n, by, at, status, answeredAt, words, hash } = version;
  return {
    work: names,
    version: { n, by, at, status, answeredAt, words, hash },
    holds: agreement.inForce?.n ?? null,
    former: agreement.from?.n ?? null,
    others: agreement.versions.map((one) => one.n).filter((one) => one !== n),
    parts: compareVersions(content, former),
  };
}
