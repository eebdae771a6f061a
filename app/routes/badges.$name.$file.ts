import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadBadge } from "~/features/public-pages/pages/badge.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadBadge(request, context);
}
