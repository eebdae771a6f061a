import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadAgreement } from "~/features/agreements/pages/agreement-file.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return downloadAgreement(request, context, params.id ?? "", params.file ?? "");
}
