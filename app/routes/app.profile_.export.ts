import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadExport } from "~/features/account-page/pages/export-file.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadExport(request, context);
}
