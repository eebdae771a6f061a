import { countPeople } from "~/features/proposals/parts/waiting-texts";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { TypedText } from "~/ui/typed-text";
import type { UnsentNote } from "./reply-fields";
import { ReplyForm } from "./reply-form";
import type { ReplyPage } from "./reply-page.server";
import { describeReply } from "./reply-texts";

interface ReplyViewProps extends ReplyPage {
  answer: PostAnswer<UnsentNote[]> | undefined;
}

/** The replies of one press, applicant by applicant: nothing is sent that isn't on this page. */
export function ReplyView({ answer, ...page }: ReplyViewProps) {
  const { yes, people, missing, back } = page;
  const texts = describeReply(page);
  return (
    <>
      <PageHeading title={texts.title} lede={texts.lede} />
      {missing > 0 && (
        <Notice kind="info" title={`${countPeople(missing, "is", "are")} left out`}>
          No proposal of theirs waits for a reply.
        </Notice>
      )}
      {answer?.shown?.map(({ uid, name, note }) => (
        <Notice key={uid} kind="info" title={`Your note to ${name} wasn’t sent`}>
          <TypedText text={note} />
        </Notice>
      ))}
      {yes === null && people.length === 0 ? (
        <>
          <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
          <EmptyState title="Choose who to decline" action={<LinkButton to={back}>All proposals</LinkButton>}>
            Tick proposals in the list and press Decline.
          </EmptyState>
        </>
      ) : (
        <ReplyForm {...page} answer={answer} button={texts.button} />
      )}
    </>
  );
}
