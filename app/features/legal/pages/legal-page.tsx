import type { ReactNode } from "react";
import type { Operator } from "~/content/operator";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";

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
        <p>Version: {version}</p>
        {children}
      </div>
    </SplitPage>
  );
}

/** The operator of the site, and how to reach them. */
export function OperatedBy({ brand, contact, operator }: LegalPageProps) {
  return (
    <ul>
      <li>
        <strong>{brand} is run by</strong>: {operator.name}
      </li>
      <li>
        <strong>Postal address</strong>: {operator.address}
      </li>
      <li>
        <strong>E-mail</strong>: <ContactLink contact={contact} />
      </li>
      <li>
        <strong>Governing law</strong>: {operator.law}
      </li>
    </ul>
  );
}

export function ContactLink({ contact }: Pick<LegalPageProps, "contact">) {
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
