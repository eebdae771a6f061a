import { redirect } from "@remix-run/node";
import { publicMemberPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { MemberNamedDocument } from "~/shell/operations/operations.generated";
import { notFound } from "~/shell/request/not-found.server";

/**
 * A page for everyone knows its member by the name in its address alone, so it leads to
 * `/app/members/@name`. That leads on to the member's own address, and back to the page for who has
 * to confirm their e-mail first; a 404 for none.
 */
export async function redirectNamed(ask: Ask, part: string, toPath: (uid: string) => string): Promise<void> {
  if (!part.startsWith("@")) return;
  const handle = part.slice(1);
  const { viewer, memberNamed } = await ask(MemberNamedDocument, { handle });
  if (memberNamed) throw redirect(toPath(memberNamed.uid));
  throw viewer?.status === "PENDING" ? redirect(`${publicMemberPath(handle)}?confirm=1`) : notFound();
}
