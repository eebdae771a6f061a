import { type ActionFunctionArgs, type AppLoadContext, json, redirect } from "@remix-run/node";
import { isThemeName, type ThemeName } from "~/content/themes";
import { paths, safeRedirect } from "~/paths";
import { SaveThemeDocument } from "~/shell/operations/operations.generated";
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

/** Keeps a choice with the account of whoever is signed in. In this browser the cookie decides, so trouble costs nothing here. */
async function keepTheme(context: AppLoadContext, theme: ThemeName | null): Promise<void> {
  const found = await context.session();
  if (found.state !== "signed-in") return;
  await context.api
    .run(SaveThemeDocument, { theme }, { session: found.session })
    .catch((error: Error) =>
      context.log.warn({ reason: error.message }, "A theme was kept in its browser alone"),
    );
}
