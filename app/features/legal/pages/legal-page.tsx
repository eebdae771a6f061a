import type { ReactNode } from "react";
import type { Operator } from "~/domain/operator";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/legal.generated";

export interface LegalPageProps {
  brand: string;
  /** An e-mail address that a person reads. */
  contact: string;
  operator: Operator;
}

interface LegalTextProps {
  title: string;
  lede: string;
  version: string;
  children: ReactNode;
}

/**
 * A long text under its heading. These pages write addresses out, because importing `paths.ts` for
 * them would make every public page load one more script. A test enforces it.
 */
export function LegalPage({ title, lede, version, children }: LegalTextProps) {
  return (
    <SplitPage title={title} lede={lede}>
      <div className={prose}>
        <p>{words.version({ version })}</p>
        {children}
      </div>
    </SplitPage>
  );
}

/** The operator of the site, and how to reach them. */
export function OperatedBy({
  brand,
  contact,
  operator,
  children,
}: LegalPageProps & { children?: ReactNode }) {
  const { name, address, law } = operator;
  const bold = { strong: (said: ReactNode) => <strong>{said}</strong> };
  return (
    <ul>
      <li>{words.runBy({ brand, name, ...bold })}</li>
      <li>{words.postalAddress({ address, ...bold })}</li>
      <li>{words.email({ contact: <ContactLink contact={contact} />, ...bold })}</li>
      {children}
      <li>{words.law({ law, ...bold })}</li>
    </ul>
  );
}

export function ContactLink({ contact }: Pick<LegalPageProps, "contact">) {
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
