import { standingFor } from "~/domain/agreement";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { namesOf } from "~/domain/fields/controls";
import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { ReportLink } from "~/features/market/shared/report-link";
import {
  agreementFilePath,
  agreementPaperPath,
  agreementRecordPath,
  agreementVersionsPath,
  briefPath,
  paths,
  workPath,
} from "~/paths";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { UnsentText } from "~/shell/forms/unsent-text";
import { Card } from "~/ui/card";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Hero } from "~/ui/hero";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { OFFER_STANDS } from "~/values/durations";
import * as words from "~/words/agreements.generated";
import { written } from "~/words/isolate";
import { Answers, OfferDraft, StartWriting, WithdrawOffer } from "./agreement-answers";
import { AgreementForm } from "./agreement-form";
import * as css from "./agreement-page.css";
import type { loadAgreement } from "./agreement-page.server";
import { AgreementSheet, Hash } from "./agreement-sheet";
import { EndEarly } from "./end-early";

interface AgreementPageProps {
  page: Awaited<ReturnType<typeof loadAgreement>>;
  answer: PostAnswer<never> | undefined;
}

/** `/app/work/:id/agreement`: what the two agree on, from the first draft to what holds. */
export function AgreementPage({ page, answer: posted }: AgreementPageProps) {
  const { work, done } = page;
  const { id, brief, other, otherState, agreement } = work;
  const name = nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
  const answer = posted ?? page.kept ?? undefined;
  return (
    <article className={css.page}>
      <BackArrow to={workPath(id)}>{words.toWork()}</BackArrow>
      <PageHeading
        title={words.title({ name })}
        lede={
          brief?.title && (
            <Link to={briefPath(brief.id)} {...written(brief.title, brief.writtenIn)}>
              {brief.title}
            </Link>
          )
        }
      />
      {page.paper && <Notice title={words.paperFault({ code: page.paper })} />}
      {done && !answer && isDone(done) && <Done title={words.done({ done, name })} />}
      {agreement.possible ? (
        <Agreement page={page} name={name} answer={answer} />
      ) : (
        <p>{words.isEmployment()}</p>
      )}
      <p>
        <Link to={workPath(id)} className={touchTarget}>
          {words.toWork()}
        </Link>
      </p>
    </article>
  );
}

const dones = ["saved", "offered", "confirmed", "returned", "withdrawn", "ended"];
const isDone = (done: string) => dones.includes(done);

interface PartProps extends AgreementPageProps {
  name: string;
}

function Agreement({ page, name, answer }: PartProps) {
  const { times, timed } = useTimed();
  const { work, edits } = page;
  const { id, side, agreement } = work;
  const { moves, draft, offered, inForce, answered, ended } = agreement;
  // A change is read against what holds, a first version against the one that it answers.
  const former = inForce ?? agreement.former;
  const standing = standingFor(agreement, side);
  const mayWrite = moves.includes("SAVE");
  const returned = answered?.status === "RETURNED" ? (answered.by === side ? "OWN" : "THEIRS") : null;
  const isEmpty = draft.revision === null && !offered && !inForce;
  // The first draft is written where it will be read, and so is the answer to what was returned.
  const isFirst = isEmpty && returned !== "THEIRS";
  // What was typed is shown again, also where it can’t be saved any more.
  const isWriting = (mayWrite && (edits || isFirst)) || concernsForm(answer);
  const at = agreement.offeredAt ?? agreement.confirmedAt;
  const next = standing !== "DRAFTING" ? standing : nextOfDraft(draft.revision !== null, isWriting, returned);
  const standsFor = (from: string) => ({
    day: times.day(from),
    until: times.day(new Date(Date.parse(from) + OFFER_STANDS).toISOString()),
  });
  return (
    <>
      <Hero above={words.state({ standing })} title={words.headline({ standing: next, name })}>
        <p>
          {ended
            ? words.next({ standing: next, name, day: formatDay(ended.lastOn) })
            : timed(words.next({ standing: next, name, day: at ? times.day(at) : "" }))}
        </p>
      </Hero>
      {!isWriting && (
        <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      )}
      {answer?.intent === "return" && !moves.includes("RETURN") && (
        <UnsentText text={answer.lastResult.initialValue?.words} />
      )}
      {answer?.intent === "end" && !moves.includes("END_EARLY") && (
        <UnsentText text={answer.lastResult.initialValue?.words} />
      )}
      {ended && (
        <Card title={words.endedWhy({ by: ended.by === side ? "YOU" : "OTHER", name })}>
          {ended.words ? <TypedText text={ended.words} /> : <p>{words.endedWithout()}</p>}
          {ended.words && ended.by !== side && <ReportLink about="work" id={id} />}
        </Card>
      )}
      {answered && (
        <Card
          title={words.answered({
            status: answered.status,
            by: answered.by === side ? "YOU" : "OTHER",
            name,
          })}
        >
          {answered.words && <TypedText text={answered.words} />}
        </Card>
      )}
      {mayWrite && isEmpty && !isWriting && <StartWriting id={id}>{words.counter()}</StartWriting>}
      {isWriting ? (
        <AgreementForm
          key={page.taken}
          id={id}
          typed={page.typed}
          revision={draft.revision}
          answer={answer}
          leaves={!isFirst}
          fixed={agreement}
        />
      ) : (
        mayWrite &&
        draft.revision !== null && (
          <Card title={words.yourDraft()}>
            <div className={css.spread}>
              <AgreementSheet content={draft} former={offered ?? inForce} />
              <div className={css.beside}>
                <p className={finePrint}>{words.draftIsYours()}</p>
                <OfferDraft id={id} revision={draft.revision} over={offered?.n ?? null} name={name} />
              </div>
            </div>
          </Card>
        )
      )}
      {offered && (
        <Card
          title={words.version({
            n: `${offered.n}`,
            status: "OFFERED",
            by: offered.by === side ? "YOU" : "OTHER",
            name,
          })}
        >
          <div className={css.spread}>
            <AgreementSheet content={offered} former={former} />
            <div className={css.beside}>
              {former && <p className={finePrint}>{words.against({ n: `${former.n}` })}</p>}
              <p className={finePrint}>{timed(words.offeredOn(standsFor(offered.at)))}</p>
              <Hash hash={offered.hash} />
              {moves.includes("CONFIRM") && (
                <Answers
                  id={id}
                  hash={offered.hash}
                  name={name}
                  answer={answer}
                  hasDraft={isWriting || draft.revision !== null}
                />
              )}
              {moves.includes("WITHDRAW") && <WithdrawOffer hash={offered.hash} name={name} />}
            </div>
          </div>
        </Card>
      )}
      {inForce && (
        <Card title={words.version({ n: `${inForce.n}`, status: "CONFIRMED", by: "OTHER", name })}>
          <div className={css.spread}>
            <AgreementSheet content={inForce} />
            <div className={css.beside}>
              <p className={finePrint}>
                {timed(words.confirmedOn({ day: times.day(agreement.confirmedAt ?? inForce.at) }))}
              </p>
              <Hash hash={inForce.hash} />
              <p>
                <a href={agreementPaperPath(id)} className={touchTarget}>
                  {words.paper()}
                </a>
              </p>
              <p data-print="no">
                <Link to={agreementFilePath(id, inForce.n)} className={touchTarget} reloadDocument>
                  {words.download()}
                </Link>
              </p>
              {moves.includes("END_EARLY") && inForce.endOn && (
                <EndEarly
                  {...{ id, name, answer }}
                  hash={inForce.hash}
                  endOn={inForce.endOn}
                  takesWords={agreement.takesWords}
                />
              )}
              {moves.includes("OFFER") && draft.revision === null && !isWriting && (
                <StartWriting id={id}>{words.change()}</StartWriting>
              )}
            </div>
          </div>
        </Card>
      )}
      {(offered || inForce || answered) && (
        <div data-print="no">
          <p>
            <Link to={agreementVersionsPath(id)} className={touchTarget}>
              {words.allVersions()}
            </Link>
          </p>
          <p>
            <a href={agreementRecordPath(id)} className={touchTarget}>
              {words.archive()}
            </a>
          </p>
          <p>
            <Link to={paths.roots} className={touchTarget}>
              {words.roots()}
            </Link>
          </p>
        </div>
      )}
      <p className={finePrint}>{words.whatItIs()}</p>
    </>
  );
}

/** What is next while nothing is offered: with the own draft, or with what was returned. */
function nextOfDraft(isSaved: boolean, isWriting: boolean, returned: "OWN" | "THEIRS" | null) {
  if (isSaved && !isWriting) return "DRAFTED";
  return returned ? (`RETURNED_${returned}` as const) : "DRAFTING";
}

const controls = namesOf(agreementFields);

/** Whether an answer is shown in the form: it was saved from there, or what is missing is there. */
function concernsForm(answer: PostAnswer<never> | undefined): boolean {
  if (answer?.intent === "save") return true;
  return (
    answer?.intent === "offer" &&
    Object.keys(answer.lastResult.error ?? {}).some((one) => controls.includes(one))
  );
}
