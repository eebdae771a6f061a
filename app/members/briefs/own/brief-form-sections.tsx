import { briefFields } from "~/contract/content/brief-fields";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { formatDay } from "~/web/format/price";
import { ContentControl } from "~/web/forms/content-control";

type Controls = Readonly<Record<string, Field>>;

/** All that a brief says, in five parts. */
export function BriefFormSections({ controls }: { controls: Controls }) {
  const of = (name: keyof typeof briefFields) => ({ name, field: briefFields[name], controls });
  return (
    <>
      <FormSection title="The problem" lede="Title and summary are what people read in the list.">
        <ContentControl {...of("title")} wide />
        <ContentControl {...of("summary")} rows={2} />
        <ContentControl {...of("problem")} rows={5} />
      </FormSection>
      <FormSection title="The outcome" lede="People propose better when they know what done means.">
        <ContentControl {...of("desiredOutcome")} rows={5} />
      </FormSection>
      <FormSection title="Who and how">
        <ContentControl {...of("skills")} />
        <ContentControl {...of("mustHaves")} rows={3} />
        <ContentControl {...of("niceToHaves")} rows={3} />
        <ContentControl {...of("openTo")} wide />
        <ContentControl {...of("workplace")} />
        <ContentControl {...of("location")} />
      </FormSection>
      <FormSection title="Money and dates">
        <ContentControl {...of("budget")} />
        <ContentControl {...of("startOn")} />
        <ContentControl {...of("weeks")} />
      </FormSection>
      <FormSection
        title="How many, and by when"
        lede="Whoever proposes gets an answer. The last date here is your promise by when."
      >
        <ContentControl {...of("seats")} />
        <ContentControl {...of("cap")} />
        <ContentControl {...of("closesOn")} />
        <ContentControl {...of("decideOn")} />
      </FormSection>
    </>
  );
}

interface DayProps {
  controls: Controls;
  /** The last day that it may be. ISO date. */
  latest: string;
}

/** The last day for proposals of a brief that stands already. */
export function ClosesOn({ controls, latest }: DayProps) {
  const hint = `Until this day ends (UTC), ${formatDay(latest)} at the latest.`;
  return <ContentControl name="closesOn" field={briefFields.closesOn} controls={controls} hint={hint} />;
}

/** The day by which everybody has an answer, of a brief that stands already. */
export function DecideOn({ controls, latest }: DayProps) {
  const hint = `Before this day ends (UTC), ${formatDay(latest)} at the latest, and at most 30 days after the last day for proposals.`;
  return <ContentControl name="decideOn" field={briefFields.decideOn} controls={controls} hint={hint} />;
}
