import type { AppLoadContext } from "@remix-run/node";
import { FileDocument } from "~/shell/operations/operations.generated";
import { answerFile, askedFile } from "~/shell/request/file-answer.server";
import { askAs } from "~/shell/request/guards.server";
import * as words from "~/words/files.generated";

/**
 * `/files/:id/:name` for a process that has no access to the data, and for what
 * `http/sent-files.ts` leaves.
 */
export async function sendFile(request: Request, context: AppLoadContext, id: string, name: string) {
  const asked = askedFile(id, name);
  if (!asked) return nothing();
  const found = await context.session();
  const variables = { id, through: new URL(request.url).searchParams.get("through") };
  const { file } =
    found.state === "signed-in"
      ? await askAs(context, found.session)(FileDocument, variables)
      : await context.api.run(FileDocument, variables);
  return (await answerFile(request, asked, file ?? null, context.uploads)) ?? nothing();
}

const nothing = () =>
  new Response(`${words.notFound()}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
