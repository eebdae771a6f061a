import type { AppLoadContext } from "@remix-run/node";
import type { SignUpDraft } from "~/domain/account";
import { SendLoginEmailDocument } from "~/shell/operations/operations.generated";
import { ok, type Result, refuse } from "~/values/result";
import { tooManyMails } from "~/values/too-many";
import * as words from "~/words/signIn.generated";

export type SendLinkRefusal = "invalid-host" | "invalid-email" | "too-many-requests" | "error";

/**
 * The attempt that the link belongs to; or the reason why none was sent. `detail` can be shown.
 * `retryAfterMs`: until the limit on mails lets the next one through.
 */
export type SentLinkAnswer = Result<string, SendLinkRefusal>;

/** Whether the page was requested at the configured host; logs if not (product.md §5). */
export function mayMail(request: Request, { site, log }: AppLoadContext): boolean {
  const isOurs = new URL(request.url).host === site.linkHost;
  if (!isOurs) log.error({}, "Invalid host domain to send the email!");
  return isOurs;
}

/**
 * Asks the API to mail a sign-in link. Only a page requested at the configured host may (product.md
 * §5): otherwise a copy of the site could send mails in our name. The limit on mails is checked
 * before an attempt is made, so that posts that send nothing write nothing.
 */
export async function sendLink(
  request: Request,
  context: AppLoadContext,
  login: { email: string; redirect: string },
  attempt: string | { draft: SignUpDraft | null },
): Promise<SentLinkAnswer> {
  if (!mayMail(request, context)) return refuse("invalid-host", { detail: words.wrongHost() });
  const knownBrowser = await context.cookies.knowsAddress(request, login.email);
  const wait = await context.auth.timeUntilLoginEmail(login.email, knownBrowser);
  if (wait > 0) return refuse("too-many-requests", { detail: tooManyMails(wait), retryAfterMs: wait });

  const id =
    typeof attempt === "string"
      ? attempt
      : await context.auth.attempts.begin(login.email, { ...attempt, redirect: login.redirect });
  const { sendLoginEmail } = await context.api
    .run(SendLoginEmailDocument, { loginData: login }, { attempt: id, knownBrowser, posts: context.posts() })
    .catch((error: Error) => {
      context.log.error({ reason: error.message }, "A sign-in link could not be asked for");
      return { sendLoginEmail: { code: "ERROR" as const, message: null } };
    });
  const detail = sendLoginEmail.message ?? undefined;
  switch (sendLoginEmail.code) {
    case "SUCCESS":
      return ok(id);
    case "INVALID_EMAIL":
      return refuse("invalid-email", { detail });
    case "TOO_MANY_REQUESTS": {
      // The last mails of the limit were taken since the check above; by now it may be over again.
      const left = await context.auth.timeUntilLoginEmail(login.email, knownBrowser);
      return refuse("too-many-requests", { detail, retryAfterMs: Math.max(left, 1_000) });
    }
    case "ERROR":
      return refuse("error", { detail });
  }
}
