import type { ReactNode } from "react";
import { briefFields, briefSections } from "~/domain/fields/brief-fields";
import type { Options } from "~/domain/fields/field";
import { box as bandBox } from "~/features/market/shared/price-band.css";
import { formatDay } from "~/shell/format/price";
import { ContentControl } from "~/shell/forms/content-control";
import { ContentSections, type ControlLayout, type Suggestions } from "~/shell/forms/content-sections";
import type { Field } from "~/ui/field-parts";
import * as words from "~/words/briefsForm.generated";
import * as css from "./brief-editor.css";

type Controls = Readonly<Record<string, Field>>;

const layout: Partial<Record<keyof typeof briefFields, ControlLayout>> = {
  title: { wide: true },
  summary: { rows: 2 },
  problem: { rows: 5 },
  desiredOutcome: { rows: 5 },
  mustHaves: { rows: 3 },
  niceToHaves: { rows: 3 },
  openTo: { wide: true },
};

interface BriefFormSectionsProps {
  controls: Controls;
  suggestions: Suggestions;
  /** Those that it can be written in, by code. */
  languages: Options<string>;
  /** What stands below the budget. */
  band: ReactNode;
}

/** All fields of a brief. */
export function BriefFormSections({ languages, band, ...props }: BriefFormSectionsProps) {
  // A location that is filled in stays visible, whatever the workplace.
  const place = props.controls.location?.initialValue ? {} : { location: { box: css.place } };
  return (
    <ContentSections
      sections={briefSections}
      layout={{
        ...layout,
        ...place,
        writtenIn: { options: languages },
        budget: { box: bandBox, after: band },
      }}
      {...props}
    />
  );
}

/** Errors for a missing date of a published brief. */
export const noDates = () => ({ closesOn: words.noClosesOn(), decideOn: words.noDecideOn() });

interface DayProps {
  controls: Controls;
  /** The last day that it may be. ISO date. */
  latest: string;
}

/** The last day for proposals of a published brief. */
export function ClosesOn({ controls, latest }: DayProps) {
  const hint = words.closesOnHint({ latest: formatDay(latest) });
  return <ContentControl name="closesOn" field={briefFields.closesOn} controls={controls} hint={hint} />;
}

/** The reply date of a published brief. */
export function DecideOn({ controls, latest }: DayProps) {
  const hint = words.decideOnHint({ latest: formatDay(latest) });
  return <ContentControl name="decideOn" field={briefFields.decideOn} controls={controls} hint={hint} />;
}
