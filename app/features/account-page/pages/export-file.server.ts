import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/domain/session";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { confirmPath, paths } from "~/paths";
import { requireSession } from "~/shell/request/guards.server";
import { isMeant } from "~/shell/request/is-meant.server";
import { noAnswer } from "~/shell/request/trouble.server";
import { answerLater } from "~/values/deadline.server";
import { FUNCTION_DEADLINE } from "~/values/durations";
import { exportAgainPath, noExportPath } from "./account-page.server";

/**
 * All that is kept about the member, as a file to keep. Each part is asked for once the browser has
 * taken the one before. Where the file can't be made now, the page that asked says so.
 * Another site's navigation leads to that page: each file counts for its member's day.
 */
export async function loadExport(request: Request, context: AppLoadContext): Promise<Response> {
  const session = await requireSession(request, context);
  if (!isMeant(request)) throw redirect(paths.account);
  const first = await context.functions.call("exportAccount", session, null);
  if (first.ok) return toFile(context, partsFrom(context, session, first.value));
  const { code, detail, retryAfterMs } = first;
  // A download is no page to come back to.
  if (code === "failed-precondition") throw redirect(confirmPath(paths.account));
  if (retryAfterMs !== undefined) throw redirect(exportAgainPath(context.clock.now(), retryAfterMs));
  if (code === "not-found") {
    await requireViewer(request, context);
    throw noAnswer();
  }
  context.log.warn({ function: "exportAccount", code, reason: detail }, "A function gave no usable answer");
  throw redirect(noExportPath);
}

type Part = { text: string; next: string | null };

/**
 * What fails on the way breaks the download off: the browser says so, and half a file counts as
 * none.
 */
async function* partsFrom({ functions, log }: AppLoadContext, session: Session, first: Part) {
  for (let part = first; ; ) {
    yield part.text;
    if (part.next === null) return;
    const data = { after: part.next };
    const following = await answerLater(FUNCTION_DEADLINE, () =>
      functions.call("exportAccount", session, data),
    );
    if (!following.ok) {
      log.warn({ code: following.code, reason: following.detail }, "A download broke off");
      throw new Error(`The next part of a download: ${following.code}`);
    }
    part = following.value;
  }
}

function toFile({ site, clock }: AppLoadContext, parts: AsyncGenerator<string>): Response {
  const name = site.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "account";
  const day = clock.now().toISOString().slice(0, 10);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.json"`,
      "cache-control": "no-store",
    },
  });
}
