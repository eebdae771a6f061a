import type { LoaderFunctionArgs } from "@remix-run/node";
import { showAgreementSchema } from "~/features/agreements/pages/agreement-file.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return showAgreementSchema(context);
}
