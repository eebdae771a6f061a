import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendFile } from "~/features/files/pages/send-file.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return sendFile(request, context, params.id ?? "", params.name ?? "");
}
