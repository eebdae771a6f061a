import { historySections } from "~/domain/resume/history";
import { resumeNames } from "~/domain/resume/resume-fields";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { ownPaths, paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { button } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import * as words from "~/words/resume.generated";
import { ReadForm } from "./read-form";
import { type Reading, readAgain } from "./reading";
import type { loadResume, readPosted } from "./resume.server";
import { ReviewForm } from "./review-form";

type Json<Loaded extends (...args: never[]) => Promise<{ json(): Promise<unknown> }>> = Awaited<
  ReturnType<Awaited<ReturnType<Loaded>>["json"]>
>;
type Loaded = Json<typeof loadResume>;
type Read = Json<typeof readPosted>;

interface ResumePageProps {
  resume: Loaded;
  read: Read | object | undefined;
  answer: PostAnswer | undefined;
}

/** `/app/profile/resume`: a JSON Resume in, in two steps of which the second saves, and out. */
export function ResumePage({ resume, read, answer: posted }: ResumePageProps) {
  const answer = posted ?? resume.kept ?? undefined;
  const file = read && "reading" in read ? read : null;
  const reading: Reading | null = answer
    ? readAgain(textsOf(answer), [...resumeNames, ...historySections], answer.revision)
    : (file?.reading ?? null);
  if (!resume.kind) return <ForTalent />;
  if (reading)
    return (
      <>
        <PageHeading title={words.reviewTitle()} lede={words.reviewLede()} />
        <ReviewForm
          // Another reading is another form.
          key={answer ? "answered" : "read"}
          resume={{ ...resume, kind: resume.kind }}
          reading={reading}
          answer={answer}
          errors={formErrors(answer)}
        />
      </>
    );
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      <ProfileNav />
      <Panel title={words.bringIn()}>
        <ReadForm problem={file?.problem ?? null} pasted={file?.again ?? ""} answer={file} />
      </Panel>
      <Panel title={words.takeOut()}>
        {resume.revision === null ? (
          <p>{words.noProfile({ profile: (said) => <Link to={paths.profile}>{said}</Link> })}</p>
        ) : (
          <>
            <p>{words.takeOutText()}</p>
            <p className={action}>
              <Link className={button.secondary} to={ownPaths.resumeFile} reloadDocument>
                {words.download()}
              </Link>
            </p>
          </>
        )}
      </Panel>
    </>
  );
}

function ForTalent() {
  return (
    <>
      <PageHeading title={words.title()} />
      <ProfileNav />
      <EmptyState
        title={words.talentOnlyTitle()}
        action={<LinkButton to={paths.profile}>{words.backToProfile()}</LinkButton>}
      >
        {words.talentOnlyText()}
      </EmptyState>
    </>
  );
}

function textsOf(answer: PostAnswer): Record<string, string> {
  return answer.lastResult.initialValue ?? {};
}
