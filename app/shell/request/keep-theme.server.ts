import type { AppLoadContext } from "@remix-run/node";
import type { ThemeName } from "~/content/themes";
import { SaveThemeDocument } from "~/shell/operations/operations.generated";

/** Keeps a choice with the account of whoever is signed in. In this browser the cookie decides, so trouble costs nothing here. */
export async function keepTheme(context: AppLoadContext, theme: ThemeName | null): Promise<void> {
  const found = await context.session();
  if (found.state !== "signed-in") return;
  await context.api
    .run(SaveThemeDocument, { theme }, { session: found.session })
    .catch((error: Error) =>
      context.log.warn({ reason: error.message }, "A theme was kept in its browser alone"),
    );
}
