import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { kindLabels } from "~/domain/kind-labels";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { Composer } from "~/features/conversations/pages/composer";
import { runNewConversation } from "~/features/conversations/pages/write-message.server";
import { pane, scrolls } from "~/features/market/shared/list-beside.css";
import { redirectNamed } from "~/features/profiles/flows/named-member.server";
import { conversationPath, memberPath, newConversationPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { NewConversationDocument } from "~/shell/operations/operations.generated";
import { pageTitle } from "~/shell/page/page-title";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/conversations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.newMessage());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNewConversation(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNewConversation(request, context);
}

export default function NewConversationPage() {
  const page = useLoaderData<typeof loader>();
  return <NewConversation {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}

type NewConversationProps = Awaited<ReturnType<typeof loadNewConversation>> & {
  answer: PostAnswer<never> | undefined;
};

/** The page on which a hirer writes to a member first. */
function NewConversation({ member, answer, ...page }: NewConversationProps) {
  const name = nameOf(member);
  return (
    <article className={pane}>
      <PageHeading
        title={words.writeTo({ name })}
        mark={<Monogram uid={member.uid} name={name} face={member.profile.face} size="large" />}
        lede={words.newLede({ kind: kindLabels[member.kind]() })}
      />
      <div className={scrolls}>
        <Composer
          id={`message-to-${member.uid}`}
          label={words.messageTo({ who: "NAMED", name })}
          intent="start"
          button={words.sendMessage()}
          name="key"
          value={page.messageKey}
          answer={answer}
          back={memberPath(member.uid)}
        />
      </div>
    </article>
  );
}

/**
 * The member that a hirer writes to first. Redirects to an existing conversation of the two; 404
 * for others than hirers.
 */
async function loadNewConversation(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const to = new URL(request.url).searchParams.get("to") ?? "";
  await redirectNamed(ask, to, newConversationPath);
  const { viewer, member } = await ask(NewConversationDocument, { member: to });
  const begun = viewer?.conversationWith;
  if (begun) throw redirect(`${conversationPath(begun.id)}#write`);
  if (viewer?.kind !== "HIRER" || !member || to === session.uid) throw notFound();
  const kept = await findKeptAnswer(request, context, session);
  return { uid: session.uid, member, messageKey: randomUUID(), kept };
}
