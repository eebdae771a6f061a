import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/proposalsReply.generated";
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
        <Notice kind="info" title={words.leftOutTitle({ count: missing })}>
          {words.leftOutText()}
        </Notice>
      )}
      {answer?.shown?.map(({ uid, name, note }) => (
        <Notice key={uid} kind="info" title={words.unsentNote({ name })}>
          <TypedText text={note} />
        </Notice>
      ))}
      {yes === null && people.length === 0 ? (
        <>
          <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
          <EmptyState title={words.chooseWhom()} action={<LinkButton to={back}>{words.all()}</LinkButton>}>
            {words.tickThem()}
          </EmptyState>
        </>
      ) : (
        <ReplyForm {...page} answer={answer} button={texts.button} />
      )}
    </>
  );
}
