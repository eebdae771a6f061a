import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { isThemeName } from "~/ui/themes/theme-names";
import { readForm } from "~/web/request/read-form.server";

export async function loader() {
  return redirect(paths.freelancer);
}

/**
 * The theme form: a cookie, and back to where it was pressed; a running page stays and asks for its data
 * anew. Anything but a theme's name is the system's.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ["theme", "returnTo"]);
  const theme = form.get("theme");
  const cookie = isThemeName(theme)
    ? await context.cookies.setTheme(theme)
    : await context.cookies.clearTheme();
  const headers = { "set-cookie": cookie };
  if (context.isDataRequest) return json(null, { headers });
  return redirect(safeRedirect(form.get("returnTo")), { status: 303, headers });
}
