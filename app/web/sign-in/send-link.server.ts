import type { AppLoadContext } from "@remix-run/node";
import { ok, type Result, refuse } from "~/contract/result";
import { SendLoginEmailDocument } from "~/web/operations/operations.generated";

export type SendLinkRefusal = "invalid-host" | "invalid-email" | "too-many-requests" | "error";

/**
 * Asks the API to mail a sign-in link. Only a page that was asked for at the configured host may
 * (product.md §5): a link that a copy of the site asked for would lend it our name.
 */
export async function sendLink(
  request: Request,
  context: AppLoadContext,
  login: { email: string; redirect: string },
  attempt: string,
): Promise<Result<void, SendLinkRefusal>> {
  if (new URL(request.url).host !== context.site.linkHost) {
    context.log.error({}, "Invalid host domain to send the email!");
    return refuse("invalid-host");
  }
  const { sendLoginEmail } = await context.api
    .run(SendLoginEmailDocument, { loginData: login }, { attempt })
    .catch((error: Error) => {
      context.log.error({ reason: error.message }, "A sign-in link could not be asked for");
      return { sendLoginEmail: { code: "ERROR" as const, message: null } };
    });
  switch (sendLoginEmail.code) {
    case "SUCCESS":
      return ok();
    case "INVALID_EMAIL":
      return refuse("invalid-email", sendLoginEmail.message ?? undefined);
    case "TOO_MANY_REQUESTS":
      return refuse("too-many-requests", sendLoginEmail.message ?? undefined);
    case "ERROR":
      return refuse("error", sendLoginEmail.message ?? undefined);
  }
}
