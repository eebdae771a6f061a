import { agreementFields } from "~/domain/fields/agreement-fields";
import { scopeAnswers, scopeStanding } from "~/domain/scope";
import { otherSideOf } from "~/features/references/shared/other-side";
import { agreementPath, conversationPath, scopeItemPath, scopePath, workPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Hero } from "~/ui/hero";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { SecondThought } from "~/ui/second-thought";
import { bar } from "~/ui/sub-nav.css";
import { finePrint, plainList, quiet, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { toWork } from "~/words/agreements.generated";
import * as words from "~/words/scope.generated";
import * as css from "./scope-page.css";
import type { loadScopeItem } from "./scope-page.server";

interface ScopeItemPageProps {
  page: Awaited<ReturnType<typeof loadScopeItem>>;
  answer: PostAnswer<never> | undefined;
}

interface PartProps {
  page: ScopeItemPageProps["page"];
  /** Of the other side. */
  name: string;
}

/** `/app/work/:id/scope/:message`: a message beside what was agreed, and what it is. */
export function ScopeItemPage({ page, answer: posted }: ScopeItemPageProps) {
  const { work, scope, item, done } = page;
  const { name } = otherSideOf(work);
  const answer = posted ?? page.kept ?? undefined;
  const standing = scopeStanding(item, scope.side, scope.runs);
  return (
    <article className={css.page}>
      <PageHeading title={words.question()} />
      {done && !answer && isDone(done) && <Done title={words.done({ done, name })} />}
      <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      <Hero
        above={words.standing({ standing })}
        title={words.headline({ standing, side: scope.side, name })}
        action={<NextStep page={page} name={name} />}
      >
        <p>{words.meaning({ standing, side: scope.side, name })}</p>
      </Hero>
      <div className={css.beside}>
        <Message page={page} name={name} />
        <Agreed page={page} name={name} />
      </div>
      {standing === "WAITING_THEIRS" || standing === "UNMARKED" ? (
        <Answers page={page} name={name} />
      ) : (
        item.moves.includes("ANSWER") && (
          <SecondThought label={words.anew()}>
            <Answers page={page} name={name} />
          </SecondThought>
        )
      )}
      <Former page={page} name={name} />
      <p className={bar}>
        <Link to={scopePath(work.id)} className={touchTarget}>
          {words.toList()}
        </Link>
        <Link to={conversationPath(work.id)} className={touchTarget}>
          {words.toConversation()}
        </Link>
        <Link to={workPath(work.id)} className={touchTarget}>
          {toWork()}
        </Link>
      </p>
    </article>
  );
}

const dones: readonly string[] = ["asked", "withdrawn", ...scopeAnswers];
const isDone = (done: string) => dones.includes(done);

/** The hirer’s question, or the version that a change needs. */
function NextStep({ page: { work, item, scope }, name }: PartProps) {
  if (item.moves.includes("ASK"))
    return (
      <Form method="post" action={scopeItemPath(work.id, item.id)}>
        <IntentButton intent="ask">{words.ask({ name })}</IntentButton>
      </Form>
    );
  if (item.moves.includes("TAKE_BACK"))
    return (
      <Form method="post" action={scopeItemPath(work.id, item.id)}>
        <IntentButton intent="withdraw" variant="secondary">
          {words.withdraw()}
        </IntentButton>
      </Form>
    );
  if (item.answer === "CHANGE" && scope.runs)
    return <LinkButton to={`${agreementPath(work.id)}?edit=1`}>{words.toChange()}</LinkButton>;
  return null;
}

function Message({ page: { item }, name }: PartProps) {
  const { times, timed } = useTimed();
  return (
    <Card title={words.theMessage()}>
      <div className={css.parts}>
        {item.text === null ? (
          <p className={quiet}>{words.gone()}</p>
        ) : (
          <>
            {item.at && (
              <p className={finePrint}>
                {timed(
                  item.own
                    ? words.byYou({ day: times.day(item.at) })
                    : words.byOther({ name, day: times.day(item.at) }),
                )}
              </p>
            )}
            <TypedText text={item.text} />
          </>
        )}
        {item.editedSince && <p className={strong}>{words.editedSince()}</p>}
      </div>
    </Card>
  );
}

function Agreed({ page: { work, agreed } }: PartProps) {
  return (
    <Card title={words.agreed()}>
      <div className={css.parts}>
        {agreed ? (
          (["scope", "notInScope"] as const).map(
            (field) =>
              agreed[field] && (
                <div key={field}>
                  <h3 className={strong}>{agreementFields[field].label()}</h3>
                  <TypedText text={agreed[field]} />
                </div>
              ),
          )
        ) : (
          <p className={quiet}>{words.notAgreed()}</p>
        )}
        <p>
          <Link to={agreementPath(work.id)} className={touchTarget}>
            {words.toAgreement({ agreed: agreed ? "YES" : "NO" })}
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** Each with what it means. */
function Answers({ page: { work, item }, name }: PartProps) {
  if (!item.moves.includes("ANSWER")) return null;
  return (
    <Form method="post" action={scopeItemPath(work.id, item.id)}>
      <input type="hidden" name="revision" value={item.revision} />
      <ul className={css.answers}>
        {scopeAnswers
          .filter((answer) => answer !== item.answer)
          .map((answer) => (
            <li key={answer} className={css.answer}>
              <IntentButton intent={answer} variant="secondary">
                {words.answer({ answer })}
              </IntentButton>
              <span>{words.answerMeans({ answer, name })}</span>
            </li>
          ))}
      </ul>
    </Form>
  );
}

/** What was answered before, since the last one holds. */
function Former({ page: { item } }: PartProps) {
  const { times, timed } = useTimed();
  const former = item.answers.slice(1);
  if (former.length === 0) return null;
  return (
    <Card title={words.former()}>
      <ol className={plainList}>
        {former.map(({ answer, at }) => (
          <li key={at}>
            {timed(words.formerLine({ said: words.standing({ standing: answer }), day: times.day(at) }))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
