import { type AppLoadContext, redirect } from "@remix-run/node";
import { skillNames } from "~/domain/vocabulary/skills.server";
import { briefPath } from "~/paths";
import { PublishedBriefDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

/**
 * A hirer's open brief with the members who fit it and those who are invited. A brief that isn't
 * open leads to its own page; a 404 for others.
 */
export async function loadPublished(request: Request, context: AppLoadContext, id: string) {
  const { ask } = await requireMember(request, context);
  const { brief } = await ask(PublishedBriefDocument, { id });
  if (!brief?.check) throw notFound();
  if (brief.status !== "OPEN") throw redirect(briefPath(id));
  const skills = skillNames(brief.skills);
  return { brief: { ...brief, skills }, done: new URL(request.url).searchParams.get("done") };
}
