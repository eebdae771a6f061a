import { Fragment, type ReactNode } from "react";
import type { Options } from "~/domain/fields/field";
import type { ShownField } from "~/domain/fields/shown";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { ContentControl } from "./content-control";
import * as css from "./content-sections.css";

interface ContentSection {
  title: () => string;
  /** One sentence under it. */
  lede?: () => string;
  fields: Readonly<Record<string, ShownField>>;
}

/** How a control is laid out, where that differs from the default of its kind. */
export interface ControlLayout {
  rows?: number;
  wide?: boolean;
  /** The options, where only the server knows them. */
  options?: Options<string>;
  /** The class of a box around the control. */
  box?: string;
  /** Content shown below the control. */
  after?: ReactNode;
  /** Shown instead of the control; null where another field shows it. */
  instead?: ReactNode;
}

/** Suggestions while typing, by field. */
export type Suggestions = Readonly<Record<string, readonly string[]>>;

interface ContentSectionsProps {
  /** What a list of links to the sections is called, before them; left out for none. */
  contents?: string;
  sections: readonly ContentSection[];
  /** The form's controls, by name. */
  controls: Readonly<Record<string, Field>>;
  /** By field. */
  layout: Readonly<Record<string, ControlLayout>>;
  suggestions?: Suggestions;
}

/**
 * The controls of all fields under their section headings; a section without fields is left out.
 */
export function ContentSections(props: ContentSectionsProps) {
  const { contents, controls, layout, suggestions = {} } = props;
  const sections = props.sections.filter(({ fields }) => Object.keys(fields).length > 0);
  const idOf = (at: number) => (contents === undefined ? undefined : `part-${at + 1}`);
  return (
    <>
      {contents !== undefined && (
        <nav aria-label={contents}>
          <ul className={css.contents}>
            {sections.map(({ title }, at) => (
              <li key={title()}>
                <a className={css.jump} href={`#${idOf(at)}`}>
                  {title()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ title, lede, fields }, at) => (
        <FormSection key={title()} id={idOf(at)} title={title()} lede={lede?.()}>
          {Object.entries(fields).map(([name, field]) => {
            const { box, after, instead, ...own } = layout[name] ?? {};
            if (instead !== undefined) return <Fragment key={name}>{instead}</Fragment>;
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
      ))}
    </>
  );
}
