import type { ReactNode } from "react";
import { referenceAnswers, referenceQuestions, type WorkSide } from "~/domain/reference";
import * as css from "~/features/questions/shared/questions.css";
import { Day } from "~/shell/format/moment";
import { Link } from "~/ui/link";
import { finePrint, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/referencesShown.generated";

interface ReferenceItemProps {
  /** Of the one who wrote it: which questions are answered. */
  side: WorkSide;
  experience: string;
  advice: string;
  reply: string | null;
  /** ISO 8601 UTC. */
  writtenAt: string;
  author: string;
  /** The author's page; null where the reader can't open it. */
  authorPath: string | null;
  /** What it was about. */
  about: string;
  /** The one whom it is about; null for its reader. */
  subject: string | null;
  /** What its reader may do about it. */
  children?: ReactNode;
}

/** A reference: who wrote it and about what, both answers, and the reply. */
export function ReferenceItem({ side, author, authorPath, about, subject, ...item }: ReferenceItemProps) {
  const { reply, writtenAt, children } = item;
  return (
    <li className={css.question}>
      <p>
        <span className={strong} dir="auto">
          {authorPath ? <Link to={authorPath}>{author}</Link> : author}
        </span>
        <br />
        <span className={finePrint}>
          {about} · <Day at={writtenAt} />
        </span>
      </p>
      {referenceAnswers.map((answer) => (
        <div key={answer}>
          <p className={finePrint}>{referenceQuestions[side][answer]()}</p>
          <TypedText text={item[answer]} />
        </div>
      ))}
      {reply !== null && (
        <div className={css.answer}>
          <p className={finePrint}>
            {subject === null ? words.youReplied() : words.replied({ name: subject })}
          </p>
          <TypedText text={reply} />
        </div>
      )}
      {children}
    </li>
  );
}
