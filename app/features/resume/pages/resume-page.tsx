import { Link } from "@remix-run/react";
import { resumeNames } from "~/content/resume/resume-fields";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { ownPaths } from "~/own-paths";
import { paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { button } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
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

const title = "Your resume as a file";

/** `/app/profile/resume`: a JSON Resume in, in two steps of which the second saves, and out. */
export function ResumePage({ resume, read, answer: posted }: ResumePageProps) {
  const answer = posted ?? resume.kept ?? undefined;
  const file = read && "reading" in read ? read : null;
  const reading: Reading | null = answer
    ? readAgain(textsOf(answer), resumeNames, answer.revision)
    : (file?.reading ?? null);
  if (!resume.kind) return <ForTalent />;
  if (reading)
    return (
      <>
        <PageHeading
          title="What your resume says"
          lede="Choose what goes into your profile. Nothing is saved yet."
        />
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
      <PageHeading
        title={title}
        lede="Bring your resume in, or take your profile out. The file is a JSON Resume, a format that many sites and tools read."
      />
      <ProfileNav />
      <Panel title="Bring it in">
        <ReadForm problem={file?.problem ?? null} pasted={file?.again ?? ""} answer={file} />
      </Panel>
      <Panel title="Take it out">
        {resume.revision === null ? (
          <p>
            <Link to={paths.profile}>Write your profile</Link> first, or bring a resume in.
          </p>
        ) : (
          <>
            <p>
              Your profile as resume.json, with your e-mail, skills, languages and links. Rate and
              availability stay here: the format has no place for them.
            </p>
            <p className={action}>
              <Link className={button.secondary} to={ownPaths.resumeFile} reloadDocument>
                Download resume.json
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
      <PageHeading title={title} />
      <ProfileNav />
      <EmptyState
        title="For freelancers and agencies"
        action={<LinkButton to={paths.profile}>Back to your profile</LinkButton>}
      >
        A resume fills in what talent says about itself: skills, languages, links.
      </EmptyState>
    </>
  );
}

function textsOf(answer: PostAnswer): Record<string, string> {
  return answer.lastResult.initialValue ?? {};
}
