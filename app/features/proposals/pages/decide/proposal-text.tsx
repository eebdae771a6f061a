import { proposalFields } from "~/domain/fields/proposal-fields";
import { describeOffer } from "~/domain/price-texts";
import { formatDay, formatPrice } from "~/shell/format/price";
import { AttachedFiles } from "~/ui/attached-files";
import { DefinitionList } from "~/ui/definition-list";
import { CheckIcon, CrossIcon, QuestionIcon } from "~/ui/fit-icons";
import { OutsideLink } from "~/ui/outside-link";
import { Panel } from "~/ui/panel";
import { plainList, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { written } from "~/words/isolate";
import * as words from "~/words/proposalsDecision.generated";
import type { DecisionBrief, WholeProposal } from "./decide-reads.server";
import * as css from "./proposal-text.css";
import { ShownIn } from "./shown-in";

interface ProposalTextProps {
  brief: Pick<DecisionBrief, "id" | "writtenIn" | "mustHaves" | "budget" | "startOn">;
  proposal: Pick<
    WholeProposal,
    | "applicant"
    | "pitch"
    | "answers"
    | "cases"
    | "rate"
    | "days"
    | "startOn"
    | "links"
    | "files"
    | "team"
    | "status"
  >;
}

/** The applicant's texts, each beside the brief's question. */
export function ProposalText({ brief, proposal }: ProposalTextProps) {
  if (proposal.status === "WITHDRAWN")
    return (
      <Panel title={words.withdrawn()}>
        <p>{words.withdrawnText()}</p>
      </Panel>
    );
  const { pitch, answers, cases, startOn, links, files, team } = proposal;
  return (
    <>
      <Panel title={words.pitch()}>
        <TypedText text={pitch ?? ""} />
      </Panel>
      {brief.mustHaves.length > 0 && (
        <Panel title={words.mustHaves()}>
          <dl>
            {brief.mustHaves.map((mustHave, index) => {
              const answer = answers[index];
              return (
                <div key={mustHave} className={css.mustHave}>
                  <dt className={strong} {...written(mustHave, brief.writtenIn)}>
                    {mustHave}
                  </dt>
                  <dd className={css.answered}>
                    <MetText met={answer?.met} />
                    {answer?.evidence && <TypedText text={answer.evidence} />}
                    <ShownIn
                      caseId={answer?.caseId}
                      cases={cases}
                      lang={proposal.applicant?.profile.writtenIn ?? null}
                      briefId={brief.id}
                    />
                  </dd>
                </div>
              );
            })}
          </dl>
        </Panel>
      )}
      {team.length > 0 && (
        <Panel title={proposalFields.team.label()}>
          <TeamList team={team} />
        </Panel>
      )}
      <Panel title={words.priceAndStart()}>
        <DefinitionList
          items={[
            [words.theirPrice(), describeOffer(proposal)],
            [words.budget(), brief.budget ? formatPrice(brief.budget) : words.notNamed()],
            [words.theirStart(), startOn ? formatDay(startOn) : words.notNamed()],
            [words.wishedStart(), brief.startOn ? formatDay(brief.startOn) : words.noDay()],
          ]}
        />
      </Panel>
      {links.length > 0 && (
        <Panel title={words.links()}>
          <ul className={plainList}>
            {links.map((link) => (
              <li key={link}>
                <OutsideLink className={css.link} to={link} target="_blank" />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {files.length > 0 && (
        <Panel title={words.files()}>
          <AttachedFiles files={files} unnamed={words.picture()} />
        </Panel>
      )}
    </>
  );
}

/** Who of an agency would work on it. */
export function TeamList({ team }: { team: readonly string[] }) {
  return (
    <ul className={css.team}>
      {team.map((name) => (
        <li key={name} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Whether a must-have is met, in a word and a sign. */
export function MetText({ met }: { met: boolean | null | undefined }) {
  if (met === undefined || met === null)
    return <Mark tone="unknown" icon={<QuestionIcon />} text={words.notAnswered()} />;
  return met ? (
    <Mark tone="met" icon={<CheckIcon />} text={words.yes()} />
  ) : (
    <Mark tone="unmet" icon={<CrossIcon />} text={words.no()} />
  );
}

function Mark({ tone, icon, text }: { tone: keyof typeof css.mark; icon: JSX.Element; text: string }) {
  return (
    <span className={css.mark[tone]}>
      {icon}
      {text}
    </span>
  );
}
