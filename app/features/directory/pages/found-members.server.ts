import type { AppLoadContext } from "@remix-run/node";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { FoundMembersDocument } from "~/shell/operations/operations.generated";
import type { FoundMembers } from "~/shell/page/palette-entries";
import { requireMember } from "~/shell/request/guards.server";
import { limits } from "~/values/limits";

/** The members whom a text fits best, for the list that a key opens over each page. */
export async function loadFoundMembers(request: Request, context: AppLoadContext): Promise<FoundMembers> {
  const { ask } = await requireMember(request, context);
  const given = new URL(request.url).searchParams.get("keyword") ?? "";
  const keyword = given.trim().slice(0, limits.keyword);
  if (keyword === "") return { keyword, members: [] };
  const { members } = await ask(FoundMembersDocument, { keyword });
  return {
    keyword,
    members: members.nodes.map((one) => ({
      uid: one.uid,
      name: nameOf(one),
      headline: one.profile.headline ?? null,
    })),
  };
}
