import type { ReactNode } from "react";
import type { Options } from "~/content/fields/field";
import type { ShownField } from "~/content/fields/shown";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { ContentControl } from "./content-control";

interface ContentSection {
  title: string;
  /** One sentence under it. */
  lede?: string;
  fields: Readonly<Record<string, ShownField>>;
}

/** How a control stands on the page, where not as its kind does by itself. */
export interface ControlLayout {
  rows?: number;
  wide?: boolean;
  /** What can be chosen, where only the server knows it. */
  options?: Options<string>;
  /** The class of a box around it. */
  box?: string;
  /** What belongs below it. */
  after?: ReactNode;
}

/** What is suggested while somebody types, by field. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

interface ContentSectionsProps {
  sections: readonly ContentSection[];
  /** The form's controls, by name. */
  controls: Readonly<Record<string, Field>>;
  /** By field. */
  layout: Readonly<Record<string, ControlLayout>>;
  suggestions?: Suggestions;
}

/** The controls of all fields under the headings of their form; a heading without fields is left out. */
export function ContentSections({ sections, controls, layout, suggestions = {} }: ContentSectionsProps) {
  return sections
    .filter(({ fields }) => Object.keys(fields).length > 0)
    .map(({ title, lede, fields }) => (
      <FormSection key={title} title={title} lede={lede}>
        {Object.entries(fields).map(([name, field]) => {
          const { box, after, ...own } = layout[name] ?? {};
          const control = (
            <ContentControl
              key={name}
              name={name}
              field={field}
              controls={controls}
              suggestions={suggestions[name]}
              {...own}
            />
          );
          return box === undefined && !after ? (
            control
          ) : (
            <div key={name} className={box}>
              {control}
              {after}
            </div>
          );
        })}
      </FormSection>
    ));
}
