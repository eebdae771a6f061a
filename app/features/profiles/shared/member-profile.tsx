import type { ReactNode } from "react";
import { profileFields } from "~/domain/fields/profile-fields";
import { kindLabels } from "~/domain/kind-labels";
import { describeDelivered, describeRecord } from "~/domain/record-texts";
import { contentFacts, type Fact } from "~/features/market/shared/content-facts";
import { DefinitionList } from "~/ui/definition-list";
import { OutsideLink } from "~/ui/outside-link";
import { Tags } from "~/ui/tags";
import { finePrint, quiet } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { besideEachOther, written } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as words from "~/words/profiles.generated";
import * as css from "./member-profile.css";
import { ServiceList } from "./service-list";
import type { ShownMember } from "./shown-member";

interface MemberProfileProps {
  member: ShownMember;
  /** Before the name: a monogram. */
  mark?: ReactNode;
  /** Before the name of one of its people. */
  portrait?: (name: string) => ReactNode;
  /** Below the headline: what a reader may do about the member, and what helps them decide. */
  tools?: ReactNode;
  /** Under the page's own heading. */
  preview?: boolean;
  /** One column, beside a form. */
  narrow?: boolean;
}

const nothing = () => null;

/** A profile as others read it: on the member's page, and in the preview of the form. */
export function MemberProfile({
  member,
  mark,
  portrait = nothing,
  tools,
  preview = false,
  narrow = false,
}: MemberProfileProps) {
  const { kind, name, discipline, headline, organisation, writtenIn } = member;
  const Name = preview ? "h3" : "h1";
  const kicker = [kindLabels[kind](), discipline, organisation === name ? null : organisation];
  return (
    <article className={css.member}>
      <header className={css.head}>
        <p className={finePrint}>{besideEachOther(kicker)}</p>
        <Name className={preview ? css.nameInPreview : css.name}>
          {mark}
          <span dir="auto">{name}</span>
        </Name>
        {headline && (
          <p {...written(headline, writtenIn)} className={css.headline}>
            {headline}
          </p>
        )}
      </header>
      {tools}
      <div className={narrow ? css.column : css.columns}>
        <Texts member={member} portrait={portrait} preview={preview} narrow={narrow} />
        <div className={css.facts}>
          <DefinitionList items={factsOf(member)} />
        </div>
      </div>
    </article>
  );
}

function Texts({ member, portrait, preview, narrow }: Required<Omit<MemberProfileProps, "mark" | "tools">>) {
  const { writtenIn: lang, about, skills, services, prices, named, people, links } = member;
  const isEmpty = [skills, services, people, links].every((list) => list.length === 0) && !about;
  const Title = preview ? "h4" : "h2";
  const part = (title: string, content: ReactNode) => (
    <section>
      <Title className={css.partTitle}>{title}</Title>
      {content}
    </section>
  );
  return (
    <div className={css.texts}>
      {about && <TypedText text={about} lang={lang} className={narrow ? undefined : css.about} />}
      {isEmpty && <p className={quiet}>{words.nothingWritten()}</p>}
      {services.length > 0 &&
        part(words.services(), <ServiceList services={services} prices={prices} lang={lang} named={named} />)}
      {skills.length > 0 && part(words.skills(), <Tags items={skills} lang={lang} named={named} />)}
      {people.length > 0 &&
        part(
          words.people(),
          <ul className={css.people}>
            {people.map(({ name, role, languages }, index) => (
              // Two may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as a whole
              <li key={index} className={css.person}>
                {portrait(name)}
                <div>
                  <p dir="auto">{name}</p>
                  <p className={finePrint}>{besideEachOther([role, formatList(languages)])}</p>
                </div>
              </li>
            ))}
          </ul>,
        )}
      {links.length > 0 &&
        part(
          words.links(),
          <ul className={css.links}>
            {links.map((address) => (
              <li key={address}>
                <OutsideLink className={css.link} to={address} />
              </li>
            ))}
          </ul>,
        )}
    </div>
  );
}

function factsOf(member: ShownMember): Fact[] {
  const {
    kind,
    availability,
    rate,
    hoursPerWeek,
    teamSize,
    languages,
    country,
    size,
    website,
    language,
    record,
    delivered = null,
  } = member;
  return [
    ...contentFacts(profileFields, member, {
      availability: [
        words.availability(),
        availability && (
          <>
            {availability.text}
            <span className={availability.fresh ? css.said : css.stale}>{availability.said}</span>
          </>
        ),
      ],
      hoursPerWeek:
        kind === "AGENCY"
          ? [words.capacity(), hoursPerWeek === null ? null : words.hoursEachWeek({ hours: hoursPerWeek })]
          : [words.hoursAWeek(), hoursPerWeek === null ? null : `${hoursPerWeek}`],
      rate: [words.rate(), rate],
      teamSize: [words.team(), teamSize === null ? null : words.teamSize({ count: teamSize })],
      size: [words.size(), size],
      languages: [words.languages(), formatList(languages) || null],
      writtenIn: [profileFields.writtenIn.label(), language],
      country: [words.country(), country],
      website: [words.website(), website && <OutsideLink className={css.link} to={website} />],
      // Shown with the availability.
      availableFrom: null,
      displayName: null,
      organisation: null,
      headline: null,
      discipline: null,
      about: null,
      skills: null,
      services: null,
      prices: null,
      people: null,
      links: null,
      // Private to the owner.
      visibility: null,
      handle: null,
      badges: null,
    }),
    [words.decisions(), kind === "HIRER" && record ? describeRecord({ record }) : null],
    [words.deliveries(), describeDelivered(delivered)],
  ];
}
