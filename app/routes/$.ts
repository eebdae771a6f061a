import { redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** Any other path (product.md §2). */
export async function loader() {
  return redirect(paths.freelancer);
}

export async function action() {
  return redirect(paths.freelancer, 303);
}
