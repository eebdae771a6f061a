import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nameOf } from "~/features/briefs/parts/brief-words";
import { Composer } from "~/features/conversations/pages/composer";
import { loadNewConversation } from "~/features/conversations/pages/new-conversation.server";
import { runNewConversation } from "~/features/conversations/pages/write-message.server";
import { pane, scrolls } from "~/features/market/parts/list-beside.css";
import { kindWords } from "~/features/profiles/parts/member-words";
import { memberPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "New message");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadNewConversation(request, context));
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

/** Where a hirer writes to a member first. */
function NewConversation({ member, uid, answer, ...page }: NewConversationProps) {
  const name = nameOf(member);
  return (
    <article className={pane}>
      <PageHeading
        title={`Write to ${name}`}
        mark={<Monogram uid={member.uid} name={name} size="large" />}
        lede={`${kindWords[member.kind]} · They get your message in their inbox, and can read your profile.`}
      />
      <div className={scrolls}>
        <Composer
          id={`message-to-${member.uid}`}
          label={`Message to ${name}`}
          uid={uid}
          intent="start"
          button="Send message"
          name="key"
          value={page.messageKey}
          answer={answer}
          back={memberPath(member.uid)}
        />
      </div>
    </article>
  );
}
