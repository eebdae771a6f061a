import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { profileFields } from "~/domain/fields/profile-fields";
import { kindLabels } from "~/domain/kind-labels";
import { describeRecord } from "~/domain/record-texts";
import * as row from "~/features/briefs/shared/brief-row.css";
import { CaseList } from "~/features/cases/shared/case-list";
import { contentFacts, type Fact } from "~/features/market/shared/content-facts";
import { ServiceList } from "~/features/profiles/shared/service-list";
import { PastReference } from "~/features/references/shared/past-reference";
import { ReferenceItem } from "~/features/references/shared/reference-item";
import { describeWork, nameOfAuthor } from "~/features/references/shared/reference-texts";
import { HistoryList } from "~/features/resume/shared/history-list";
import { publicMemberPath } from "~/paths";
import { useSite } from "~/shell/page/site";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Notice } from "~/ui/notice";
import { OlderLink } from "~/ui/older-link";
import { OutsideLink } from "~/ui/outside-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Step } from "~/ui/step";
import { Tags } from "~/ui/tags";
import { plainList } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { labelOf } from "~/values/choices";
import { written } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";
import { NotFoundHere } from "./not-found";
import type { WholePublicMember } from "./profile-page";
import { nameOfMember } from "./profile-page";
import { PublicBriefRow } from "./public-brief-row";
import type { loadPublicMember } from "./public-member.server";

/** A member as a visitor reads them. */
export function PublicMemberPage() {
  const data = useLoaderData<typeof loadPublicMember>();
  return data.member ? <PublicProfile {...data} /> : <NotFoundHere lede={words.noProfileHere()} />;
}

interface ShownPublicMember extends WholePublicMember {
  /** Skills and services in the language of the page, where the other texts are in another. */
  named?: string[];
  /** The reader's name of the language that it is written in, where the page is in another. */
  language: string | null;
}

type PublicWays = Extract<
  ReturnType<typeof useLoaderData<typeof loadPublicMember>>,
  { path: string }
>["ways"];

interface WhatToDoProps {
  name: string;
  ways: PublicWays;
}

interface PublicProfileProps {
  member: ShownPublicMember;
  ways: PublicWays;
  isFirst: boolean;
  /** The page with earlier references; null for none. */
  older: string | null;
}

function PublicProfile({ member, ways, isFirst, older }: PublicProfileProps) {
  const { handle, face, writtenIn: lang, about, services, prices, skills, named, links } = member;
  const { cases, briefs } = member;
  const references = member.references.nodes;
  const pastReferences = isFirst ? member.pastReferences : [];
  const { brand } = useSite();
  const name = nameOfMember(member);
  return (
    <article>
      <PageHeading
        title={name}
        lede={member.headline && <bdi {...written(member.headline, lang)}>{member.headline}</bdi>}
        mark={face && <Monogram uid={handle} name={name} face={face} size="portrait" />}
      />
      <div className={columns}>
        <div className={`${side} ${sticky}`}>
          <WhatToDo name={name} ways={ways} />
          <DefinitionList items={factsOf(member)} look="card" />
        </div>
        <div className={main}>
          {about && (
            <Panel title={words.about()}>
              <TypedText text={about} lang={lang} />
            </Panel>
          )}
          {services.length > 0 && (
            <Panel title={words.services()}>
              <ServiceList services={services} prices={prices} lang={lang} named={named} />
            </Panel>
          )}
          {skills.length > 0 && (
            <Panel title={words.skills()}>
              <Tags items={skills} lang={lang} named={named} />
            </Panel>
          )}
          {briefs.length > 0 && (
            <Panel title={words.openNow()}>
              <div className={row.rows}>
                {briefs.map((brief) => (
                  <PublicBriefRow key={brief.id} brief={brief} level={3} />
                ))}
              </div>
            </Panel>
          )}
          {(references.length + pastReferences.length > 0 || older) && (
            <div id="references">
              <Panel title={words.references()}>
                <ul className={plainList}>
                  {references.map((reference) => (
                    <ReferenceItem
                      key={`${reference.writtenAt} ${reference.experience}`}
                      {...reference}
                      author={nameOfAuthor(reference)}
                      authorPath={reference.handle && publicMemberPath(reference.handle)}
                      about={describeWork(reference.title, brand)}
                      subject={name}
                    />
                  ))}
                  {pastReferences.map((reference) => (
                    <PastReference key={reference.id} reference={reference} subject={name} />
                  ))}
                </ul>
                <OlderLink to={older}>{words.earlierReferences()}</OlderLink>
              </Panel>
            </div>
          )}
          <HistoryList history={member.history} lang={lang} />
          {links.length > 0 && (
            <Panel title={words.links()}>
              <ul className={plainList}>
                {links.map((address) => (
                  <li key={address}>
                    <OutsideLink to={address} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
      <CaseList cases={cases} lang={lang} />
    </article>
  );
}

/** The next step about the member, for who can take it. */
function WhatToDo({ name, ways: { isMember, invite, write, own, confirmsFirst } }: WhatToDoProps) {
  const way = (
    <Link to={own} className={touchTarget}>
      {isMember ? words.openAsMember() : words.haveAccount()}
    </Link>
  );
  if (!invite || !write) return isMember ? <p>{way}</p> : null;
  const hidden = (said: ReactNode) => <span className={visuallyHidden}>{said}</span>;
  return (
    <Step title={words.workTogether({ name })}>
      {confirmsFirst && <Notice title={words.confirmFirst()}>{words.confirmFirstText({ name })}</Notice>}
      {!isMember && <p>{words.signUpFirst()}</p>}
      <div className={buttonRow}>
        <LinkButton to={invite}>{words.invite({ name, hidden })}</LinkButton>
        <LinkButton to={write} variant="secondary">
          {words.write({ name, hidden })}
        </LinkButton>
      </div>
      {way}
    </Step>
  );
}

function factsOf(member: ShownPublicMember): Fact[] {
  const { kind, displayName, website, record } = member;
  const name = nameOfMember(member);
  return contentFacts({ ...shownFields }, member, {
    displayName: [words.shownAs(), displayName === name ? null : displayName],
    discipline: [
      words.kind(),
      member.discipline
        ? words.kindAndDiscipline({ kind: kindLabels[kind](), discipline: wordOf(member.discipline) })
        : kindLabels[kind](),
    ],
    website: [words.website(), website && <OutsideLink to={website} />],
    size: [words.size(), member.size],
    country: [words.country(), member.country],
    writtenIn: [writtenIn.label(), member.language],
  }).concat(record ? [[words.replies(), describeRecord({ record })]] : []);
}

const { displayName, discipline, teamSize, country, writtenIn, languages, website, size } = profileFields;
const shownFields = { displayName, discipline, teamSize, country, writtenIn, languages, website, size };

const wordOf = (value: string) => labelOf(discipline.options, value);
