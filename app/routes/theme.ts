import { type ActionFunctionArgs, type AppLoadContext, json, redirect } from "@remix-run/node";
import { isThemeName, type ThemeName } from "~/domain/themes";
import { paths, safeRedirect } from "~/paths";
import { SaveThemeDocument } from "~/shell/operations/operations.generated";
import { readForm } from "~/shell/request/read-form.server";

export async function loader() {
  return redirect(paths.freelancer);
}

/**
 * The theme form: sets a cookie, stores the theme with a signed-in member's account, and returns to
 * its page; a running page stays and reloads its data. Anything but a theme's name selects the
 * system's.
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

/**
 * Stores the choice with a signed-in member's account. In this browser the cookie decides, so a
 * failure has no effect here.
 */
async function keepTheme(context: AppLoadContext, theme: ThemeName | null): Promise<void> {
  const found = await context.session();
  if (found.state !== "signed-in") return;
  await context.api
    .run(SaveThemeDocument, { theme }, { session: found.session })
    .catch((error: Error) =>
      context.log.warn({ reason: error.message }, "A theme was kept in its browser alone"),
    );
}
