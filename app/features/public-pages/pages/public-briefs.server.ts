import { type AppLoadContext, json } from "@remix-run/node";
import { disciplines } from "~/domain/disciplines";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { publicBriefsPath } from "~/paths";
import { PublicBriefsDocument } from "~/shell/operations/operations.generated";
import { readPage } from "~/shell/request/read-page.server";
import { valueNamed } from "~/values/choices";

/** The index of public briefs, whole or of one discipline, the newest first. */
export async function loadPublicBriefs(request: Request, context: AppLoadContext) {
  const discipline = valueNamed(
    disciplines,
    new URL(request.url).searchParams.get("discipline") ?? undefined,
  );
  const { page, ...place } = await readPage(request, (after) =>
    context.api.run(PublicBriefsDocument, { discipline, first: 20, after }),
  );
  const { nodes, pageInfo } = page.publicBriefs;
  return json({
    briefs: nodes.map((brief) => withSkillNames(brief)),
    discipline,
    place: { ...place, next: pageInfo.endCursor && publicBriefsPath(discipline, pageInfo.endCursor) },
  });
}
