import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadRecord } from "~/features/records/pages/record-archive.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return downloadRecord(request, context, params.id ?? "");
}
