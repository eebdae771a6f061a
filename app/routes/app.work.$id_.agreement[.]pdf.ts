import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadAgreementPaper } from "~/features/agreements/pages/agreement-paper.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadAgreementPaper(request, context, params.id ?? "");
}
