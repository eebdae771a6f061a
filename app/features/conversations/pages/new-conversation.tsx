import { nameOf } from "~/features/briefs/parts/brief-words";
import { pane, scrolls } from "~/features/market/parts/list-beside.css";
import { kindWords } from "~/features/profiles/parts/member-words";
import { memberPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Composer } from "./composer";
import type { loadNewConversation } from "./new-conversation.server";

type NewConversationProps = Awaited<ReturnType<typeof loadNewConversation>> & {
  answer: PostAnswer<never> | undefined;
};

/** Where a hirer writes to a member first. */
export function NewConversation({ member, uid, answer, ...page }: NewConversationProps) {
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
