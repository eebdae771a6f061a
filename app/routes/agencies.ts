import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

export async function loader() {
  return redirect(paths.boutiques);
}
