import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSitemap } from "~/features/public-pages/pages/sitemap.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return answerSitemap(request, context);
}
