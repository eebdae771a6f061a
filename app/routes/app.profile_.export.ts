import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportAccount } from "~/members/account/export-account.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return exportAccount(request, context);
}
