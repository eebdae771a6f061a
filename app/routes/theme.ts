import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { isThemeName } from "~/content/themes";
import { paths, safeRedirect } from "~/paths";
import { keepTheme } from "~/shell/request/keep-theme.server";
import { readForm } from "~/shell/request/read-form.server";

export async function loader() {
  return redirect(paths.freelancer);
}

/**
 * The theme form: a cookie, kept with the account of whoever is signed in, and back to where it was pressed; a
 * running page stays and asks for its data anew. Anything but a theme's name is the system's.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ["theme", "returnTo"]);
  const chosen = form.get("theme");
  const theme = isThemeName(chosen) ? chosen : null;
  await keepTheme(context, theme);
  const { setTheme, clearTheme } = context.cookies;
  const headers = { "set-cookie": theme ? await setTheme(theme) : await clearTheme() };
  if (context.isDataRequest) return json(null, { headers });
  return redirect(safeRedirect(form.get("returnTo")), { status: 303, headers });
}
