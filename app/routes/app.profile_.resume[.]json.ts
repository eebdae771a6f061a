import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadResume } from "~/features/resume/pages/resume.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return downloadResume(request, context);
}
