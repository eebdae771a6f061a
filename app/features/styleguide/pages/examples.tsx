import type { ReactNode } from "react";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { AttachedFiles, type ShownFile } from "~/ui/attached-files";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckboxField } from "~/ui/checkbox-field";
import { Chip } from "~/ui/chip";
import { Counter } from "~/ui/counter";
import { DefinitionList } from "~/ui/definition-list";
import { EmptyState } from "~/ui/empty-state";
import { EntryRows } from "~/ui/entry-rows";
import { ErrorSummary } from "~/ui/error-summary";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import type { Field } from "~/ui/field-parts";
import { CheckIcon, CrossIcon, NearlyIcon, QuestionIcon } from "~/ui/fit-icons";
import { FormSection } from "~/ui/form-section";
import { Hero } from "~/ui/hero";
import { AlertIcon, ArrowIcon, BellIcon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { MoneyField } from "~/ui/money-field";
import { Monogram } from "~/ui/monogram";
import { Notice } from "~/ui/notice";
import { OlderLink, RestartedNotice } from "~/ui/older-link";
import { OutsideLink } from "~/ui/outside-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { RadioGroup } from "~/ui/radio-group";
import { Results } from "~/ui/results";
import { SecondThought } from "~/ui/second-thought";
import { SelectField } from "~/ui/select-field";
import {
  BookmarkIcon,
  ClockIcon,
  EyeIcon,
  MessageIcon,
  OpenIcon,
  PencilIcon,
  SentIcon,
} from "~/ui/state-icons";
import {
  BackShape,
  ClockShape,
  DashedShape,
  DiscShape,
  EnvelopeShape,
  EyeShape,
  HalfShape,
  HollowShape,
  HourglassShape,
  PenShape,
  PlaneShape,
  SquareShape,
  StackShape,
  StarShape,
} from "~/ui/state-shapes";
import { Step } from "~/ui/step";
import { SubNav } from "~/ui/sub-nav";
import { SuggestedField } from "~/ui/suggested-field";
import { Tags } from "~/ui/tags";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { buttonVariants } from "~/ui/themes/button-themes";
import { chipTones } from "~/ui/themes/chip-theme";
import { TypedText } from "~/ui/typed-text";
import * as briefWords from "~/words/briefsForm.generated";
import * as contentWords from "~/words/contentFields.generated";
import * as exampleWords from "~/words/examples.generated";
import * as labels from "~/words/labels.generated";
import * as publicWords from "~/words/publicPages.generated";
import * as refusals from "~/words/refusals.generated";
import * as appWords from "~/words/uiApp.generated";

/** A component as the product shows it, in each of its states. */
export interface Example {
  /** Its file in `app/ui`, without the ending. */
  file: string;
  /** [the prop or the state, what it looks like], named as in code. */
  states: readonly (readonly [state: string, shown: ReactNode])[];
}

function field(name: string, more: Partial<Field> = {}): Field {
  const id = `example-${name}`;
  const ids = { id, errorId: `${id}-error`, descriptionId: `${id}-description` };
  return { ...ids, name, formId: "examples", required: true, ...more };
}

const wrong = () => ({ errors: [refusals.invalid()] });
const brief = () => briefWords.newTitle();
const text = () => publicWords.briefsLede();
const workplaces = () =>
  [
    ["remote", labels.workplaceRemote()],
    ["hybrid", labels.workplaceHybrid()],
    ["onsite", labels.workplaceOnsite()],
  ] as const;

/** A file that isn't there: what stands in place of a picture is shown, too. */
const pdf: ShownFile = {
  id: "example",
  kind: "PDF",
  name: "Offer.pdf",
  alt: null,
  width: null,
  height: null,
  size: 245_000,
};

/** Every component of `app/ui` that isn't the frame of a page, in the reader's language. */
export function examples(): readonly Example[] {
  return [
    {
      file: "page-heading",
      states: [
        ["title", <PageHeading key="" as="h2" title={brief()} />],
        [
          "lede, action",
          <PageHeading
            key=""
            as="h2"
            title={publicWords.briefsTitle()}
            lede={text()}
            action={<LinkButton to="#">{brief()}</LinkButton>}
          />,
        ],
      ],
    },
    {
      file: "button",
      states: [
        ...buttonVariants.map(
          (variant) =>
            [
              variant,
              <Button key={variant} type="button" variant={variant}>
                {briefWords.publish()}
              </Button>,
            ] as const,
        ),
        [
          "pending",
          <Button key="" type="button" pending>
            {briefWords.publish()}
          </Button>,
        ],
        [
          "disabled",
          <Button key="" type="button" disabled>
            {briefWords.publish()}
          </Button>,
        ],
      ],
    },
    {
      file: "chip",
      states: chipTones.map((tone) => [
        tone,
        <Chip key={tone} tone={tone} icon={<DiscShape />}>
          {labels.briefOpen()}
        </Chip>,
      ]),
    },
    {
      file: "state-icons",
      states: Object.entries({
        ...{ PencilIcon, SentIcon, MessageIcon, OpenIcon, EyeIcon, ClockIcon },
      })
        .map(([name, Icon]) => [name, <Icon key={name} />] as const)
        .concat([["BookmarkIcon, filled", <BookmarkIcon key="filled" filled />]] as const),
    },
    {
      file: "state-shapes",
      states: Object.entries({
        DashedShape,
        DiscShape,
        HalfShape,
        SquareShape,
        EyeShape,
        HollowShape,
        StackShape,
        PlaneShape,
        StarShape,
        HourglassShape,
        BackShape,
        EnvelopeShape,
        PenShape,
        ClockShape,
      }).map(([name, Shape]) => [name, <Shape key={name} />]),
    },
    {
      file: "fit-icons",
      states: Object.entries({ CheckIcon, NearlyIcon, CrossIcon, QuestionIcon }).map(([name, Icon]) => [
        name,
        <Icon key={name} />,
      ]),
    },
    {
      file: "icons",
      states: Object.entries({ ArrowIcon, AlertIcon, BellIcon }).map(([name, Icon]) => [
        name,
        <Icon key={name} />,
      ]),
    },
    {
      file: "link",
      states: [
        [
          "within a text",
          <p key="">
            <Link to="#">{publicWords.seeOpenBriefs()}</Link>
          </p>,
        ],
      ],
    },
    {
      file: "outside-link",
      states: [["to", <OutsideLink key="" to="https://example.com/work" />]],
    },
    {
      file: "notice",
      states: (["info", "success", "warning", "danger"] as const).map((kind) => [
        kind,
        <Notice
          key={kind}
          kind={kind}
          title={briefWords.typedIsHere()}
          action={<LinkButton to="#">{briefWords.seeBrief()}</LinkButton>}
        >
          {briefWords.typedNotSaved()}
        </Notice>,
      ]),
    },
    {
      file: "empty-state",
      states: [
        [
          "with an action",
          <EmptyState
            key=""
            title={publicWords.noBriefs()}
            action={<LinkButton to="#">{publicWords.allBriefs()}</LinkButton>}
          >
            {publicWords.noBriefsText()}
          </EmptyState>,
        ],
        [
          "with examples",
          <EmptyState
            key="examples"
            title={publicWords.noBriefs()}
            examples={[{ title: exampleWords.person(), text: exampleWords.reference(), face: true }]}
          >
            {publicWords.noBriefsText()}
          </EmptyState>,
        ],
      ],
    },
    {
      file: "card",
      states: [
        [
          "title",
          <Card key="" title={briefWords.checkTitle()}>
            {text()}
          </Card>,
        ],
      ],
    },
    {
      file: "hero",
      states: [
        [
          "an icon, an action",
          <Hero
            key=""
            above={exampleWords.label()}
            title={exampleWords.brief()}
            mark={<CheckIcon />}
            isIcon
            action={<LinkButton to="#">{briefWords.seeBrief()}</LinkButton>}
          >
            <p>{text()}</p>
          </Hero>,
        ],
      ],
    },
    { file: "results", states: [["title", <Results key="">{publicWords.allBriefs()}</Results>]] },
    {
      file: "panel",
      states: [
        [
          "title",
          <Panel key="" title={briefWords.checkTitle()}>
            {text()}
          </Panel>,
        ],
      ],
    },
    {
      file: "step",
      states: [
        [
          "with a chip",
          <Step
            key=""
            title={briefWords.noClosesOn()}
            chip={
              <Chip tone="wait" icon={<HalfShape />}>
                {labels.briefShortlisting()}
              </Chip>
            }
          >
            <LinkButton to="#">{briefWords.seeBrief()}</LinkButton>
          </Step>,
        ],
      ],
    },
    {
      file: "second-thought",
      states: [
        [
          "closed",
          <SecondThought key="" label={labels.closeCancelled()}>
            {text()}
          </SecondThought>,
        ],
        [
          "open",
          <SecondThought key="" label={labels.closeCancelled()} open>
            {text()}
          </SecondThought>,
        ],
      ],
    },
    {
      file: "definition-list",
      states: [
        [
          "rows",
          <DefinitionList
            key=""
            items={[
              [publicWords.workplace(), labels.workplaceRemote()],
              [publicWords.openTo(), labels.audienceBoth()],
            ]}
          />,
        ],
        [
          "head",
          <DefinitionList
            key=""
            items={[
              [publicWords.workplace(), labels.workplaceRemote()],
              [publicWords.openTo(), labels.audienceBoth()],
            ]}
            look="head"
          />,
        ],
      ],
    },
    {
      file: "facts-or-gaps",
      states: [
        [
          "with a gap",
          <FactsOrGaps
            key=""
            facts={[
              [publicWords.workplace(), labels.workplaceHybrid()],
              [publicWords.budget(), null],
            ]}
          />,
        ],
      ],
    },
    {
      file: "tags",
      states: [
        [
          "plain",
          <Tags key="" items={[labels.engineering(), labels.design(), labels.writing()]} label={brief()} />,
        ],
      ],
    },
    {
      file: "monogram",
      states: (["small", "large", "card", "portrait"] as const).map((size) => [
        size,
        <Monogram key={size} uid="ada" name="Ada Lovelace" size={size} />,
      ]),
    },
    { file: "attached-files", states: [["PDF", <AttachedFiles key="" files={[pdf]} unnamed={brief()} />]] },
    { file: "typed-text", states: [["text", <TypedText key="" text={`${text()}\n\n${text()}`} />]] },
    {
      file: "sub-nav",
      states: [
        [
          "places",
          <SubNav
            key=""
            label={appWords.briefs()}
            places={[
              ["/local/styleguide", appWords.briefs()],
              ["/local/mailbox", appWords.inbox()],
            ]}
          />,
        ],
      ],
    },
    {
      file: "older-link",
      states: [
        [
          "more",
          <OlderLink key="" to="#">
            {publicWords.olderBriefs()}
          </OlderLink>,
        ],
        ["restarted", <RestartedNotice key="" />],
      ],
    },
    {
      file: "text-field",
      states: [
        ["required", <TextField key="" field={field("text")} label={publicWords.shownAs()} hint={text()} />],
        [
          "optional",
          <TextField
            key=""
            field={field("text-optional", { required: false })}
            label={publicWords.website()}
          />,
        ],
        ["errors", <TextField key="" field={field("text-wrong", wrong())} label={publicWords.shownAs()} />],
      ],
    },
    {
      file: "text-area",
      states: [
        [
          "count",
          <TextArea
            key=""
            field={field("area", { maxLength: 600 })}
            label={publicWords.about()}
            count={<Counter field={field("area", { maxLength: 600 })} />}
          />,
        ],
        ["errors", <TextArea key="" field={field("area-wrong", wrong())} label={publicWords.about()} />],
      ],
    },
    {
      file: "entry-rows",
      states: [
        [
          "typed",
          <EntryRows
            key=""
            label={agreementFields.milestones.label()}
            hint={undefined}
            rows={["first", "second", "third"].map((name) => (
              <TextField key={name} field={field(`row-${name}`)} label={publicWords.website()} />
            ))}
            typed={1}
            nameOf={(index) => contentWords.milestoneNumber({ number: String(index + 1) })}
            more={contentWords.moreMilestones()}
          />,
        ],
      ],
    },
    {
      file: "counter",
      states: [["maxLength", <Counter key="" field={{ id: "example-area", maxLength: 600 }} />]],
    },
    {
      file: "select-field",
      states: [
        [
          "options",
          <SelectField
            key=""
            field={field("select")}
            label={publicWords.workplace()}
            options={workplaces()}
          />,
        ],
      ],
    },
    {
      file: "suggested-field",
      states: [
        [
          "isList",
          <SuggestedField
            key=""
            field={field("suggested")}
            label={publicWords.skills()}
            suggestions={[labels.engineering(), labels.design()]}
            isList
          />,
        ],
      ],
    },
    {
      file: "radio-group",
      states: [
        [
          "inline",
          <RadioGroup
            key=""
            field={field("radio", { initialValue: "remote" })}
            label={publicWords.workplace()}
            options={workplaces()}
            inline
          />,
        ],
        [
          "errors",
          <RadioGroup
            key=""
            field={field("radio-wrong", wrong())}
            label={publicWords.openTo()}
            options={workplaces()}
          />,
        ],
      ],
    },
    {
      file: "checkbox-field",
      states: [
        ["label", <CheckboxField key="" field={field("box")} label={labels.readersEveryoneMeaning()} />],
      ],
    },
    {
      file: "money-field",
      states: [
        [
          "amount, currency",
          <MoneyField
            key=""
            amount={field("amount")}
            currency={field("currency")}
            currencies={[["EUR", "EUR"]]}
            label={publicWords.budget()}
          />,
        ],
      ],
    },
    {
      file: "form-section",
      states: [
        [
          "title, lede",
          <FormSection key="" title={publicWords.whatToDo()} lede={text()}>
            <TextField field={field("section")} label={publicWords.start()} type="date" />
          </FormSection>,
        ],
      ],
    },
    {
      file: "error-summary",
      states: [
        [
          "of a form and of fields",
          <ErrorSummary
            key=""
            formErrors={[refusals.stale()]}
            fields={[field("text-wrong", wrong())]}
            lastResult={null}
          />,
        ],
      ],
    },
  ];
}
