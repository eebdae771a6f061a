import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { audiences } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { BriefEdits, ChangedOn } from "~/features/briefs/shared/brief-edits";
import { BriefText } from "~/features/briefs/shared/brief-text";
import { describePlace, describeSeats } from "~/features/briefs/shared/brief-texts";
import { contentFacts, type Fact } from "~/features/market/shared/content-facts";
import { lede } from "~/features/market/shared/lede.css";
import { briefPath, loginPath, paths, proposalPath } from "~/paths";
import { formatDay, formatPrice } from "~/shell/format/price";
import { type Timed, useTimed } from "~/shell/format/use-timed";
import { useForm } from "~/shell/forms/use-form";
import { Button, LinkButton } from "~/ui/button";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Step } from "~/ui/step";
import { TextArea } from "~/ui/text-area";
import { labelOf } from "~/values/choices";
import { asLine } from "~/words/as-line";
import { written } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";
import { EndedBrief } from "./ended-brief";
import { HirerLine } from "./hirer-line";
import type { WholePublicBrief } from "./job-posting.server";
import { NotFoundHere } from "./not-found";
import * as css from "./public-brief.css";
import type { loadPublicBrief, runPublicBrief } from "./public-brief.server";

/** A brief as a visitor reads it, with the beginning of a proposal. */
export function PublicBriefPage() {
  const shown = useLoaderData<typeof loadPublicBrief>();
  if (shown.ended) return <EndedBrief brief={shown.ended} />;
  if (!shown.brief) return <NotFoundHere lede={words.noBriefHere()} />;
  return <OpenBrief brief={shown.brief} language={shown.language} path={shown.path} reader={shown.reader} />;
}

interface OpenBriefProps {
  brief: WholePublicBrief;
  /** The reader's name of the language that it is written in, where the page is in another. */
  language: string | null;
  path: string;
  /** What kind of member reads it; null for a visitor. */
  reader: "HIRER" | "TALENT" | null;
}

function OpenBrief({ brief, language, path, reader }: OpenBriefProps) {
  const { hirer } = brief;
  const { times, timed } = useTimed();
  return (
    <article>
      <PageHeading
        title={brief.title ?? words.untitledBrief()}
        lang={brief.title && brief.writtenIn}
        lede={brief.summary && <bdi {...written(brief.summary, brief.writtenIn)}>{brief.summary}</bdi>}
      />
      <HirerLine hirer={hirer} />
      <ChangedOn brief={brief} />
      <DefinitionList items={headFactsOf(brief, { times, timed })} look="head" />
      <div className={columns}>
        <aside className={`${side} ${sticky}`} aria-label={words.whatToDo()}>
          {reader === null && <BeginProposal id={brief.id} path={path} />}
          {reader === "TALENT" && <MembersWay id={brief.id} />}
          <DefinitionList items={factsOf(brief, language)} look="card" />
        </aside>
        <div className={main}>
          <BriefText brief={brief} />
          <BriefEdits brief={brief} />
          {brief.decideBy && (
            <Panel title={words.replyDate()}>
              <p className={lede}>{timed(words.everyoneHasReply({ date: times.until(brief.decideBy) }))}</p>
            </Panel>
          )}
          <p>
            <Link to={paths.publicBriefs} className={touchTarget}>
              {words.allBriefs()}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Where a visitor begins a proposal. */
function BeginProposal({ id, path }: { id: string; path: string }) {
  const answer = useActionData<typeof runPublicBrief>();
  const { state } = useNavigation();
  const { pitch } = proposalFields;
  const form = useForm({
    id: "propose",
    names: ["pitch"],
    lastResult: answer?.lastResult,
    missing: {},
    constraint: { pitch: { maxLength: pitch.most } },
  });
  return (
    <Step title={words.writeProposal()}>
      <p>{words.beginHere()}</p>
      <Form method="post" action={path} {...form.props} className={css.form}>
        <ErrorSummary
          formErrors={form.errors ?? []}
          fields={[form.fields.pitch]}
          lastResult={answer?.lastResult}
        />
        <TextArea field={form.fields.pitch} label={pitch.label()} hint={words.firstSentence()} rows={4} />
        <Button type="submit" pending={state === "submitting"}>
          {words.writeProposal()}
        </Button>
      </Form>
      <Link to={loginPath(proposalPath(id))} className={touchTarget}>
        {words.haveAccount()}
      </Link>
    </Step>
  );
}

/** Where talent goes on, whose account is open already. */
function MembersWay({ id }: { id: string }) {
  return (
    <Step title={words.writeProposal()}>
      <LinkButton to={proposalPath(id)}>{words.writeProposal()}</LinkButton>
      <Link to={briefPath(id)} className={touchTarget}>
        {words.openAsMember()}
      </Link>
    </Step>
  );
}

/** What is looked for first: what it pays, and its days. */
function headFactsOf(brief: WholePublicBrief, { times, timed }: Timed): Fact[] {
  const { budget, closesAt, decideBy, startOn } = brief;
  return [
    [words.budget(), budget && formatPrice(budget)],
    [words.closes(), closesAt && timed(asLine(times.until(closesAt)))],
    [words.replyBy(), decideBy && timed(asLine(times.until(decideBy)))],
    [words.start(), startOn && formatDay(startOn)],
  ];
}

function factsOf(brief: WholePublicBrief, language: string | null): Fact[] {
  const { openTo, seats, weeks } = brief;
  return contentFacts(briefFields, brief, {
    weeks: [words.length(), weeks === null ? null : words.weeks({ count: weeks })],
    workplace: [words.workplace(), describePlace(brief)],
    openTo: [words.openTo(), labelOf(audiences, openTo)],
    seats: [words.lookingFor(), describeSeats(openTo, seats)],
    writtenIn: [briefFields.writtenIn.label(), language],
    // The head.
    budget: null,
    closesOn: null,
    decideOn: null,
    startOn: null,
    readers: null,
    cap: null,
    location: null,
    title: null,
    summary: null,
    problem: null,
    desiredOutcome: null,
    skills: null,
    mustHaves: null,
    niceToHaves: null,
  });
}
