import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { SaveLanguageDocument } from "~/shell/operations/operations.generated";
import { readForm } from "~/shell/request/read-form.server";
import { isLanguage, type Language } from "~/words/languages";

export async function loader() {
  return redirect(paths.freelancer);
}

/**
 * The language form: sets a cookie, stores the language with a signed-in member's account, for
 * their mails, and returns to its page. Anything but a language of ours changes nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ["language", "returnTo"]);
  const chosen = form.get("language");
  const to = withoutLanguage(safeRedirect(form.get("returnTo")));
  if (!isLanguage(chosen)) return redirect(to, 303);
  await keepLanguage(context, chosen);
  return redirect(to, { status: 303, headers: { "set-cookie": await context.cookies.setLanguage(chosen) } });
}

/** An address that names a language would show that one again. */
function withoutLanguage(path: string): string {
  const url = new URL(path, "http://internal.invalid");
  if (!url.searchParams.has("lang")) return path;
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}

/** In this browser the cookie decides, so a failure has no effect here. */
async function keepLanguage(context: AppLoadContext, language: Language): Promise<void> {
  const found = await context.session();
  if (found.state !== "signed-in") return;
  await context.api
    .run(SaveLanguageDocument, { language }, { session: found.session })
    .catch((error: Error) =>
      context.log.warn({ reason: error.message }, "A language was kept in its browser alone"),
    );
}
