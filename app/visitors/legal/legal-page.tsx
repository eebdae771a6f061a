import type { ReactNode } from "react";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";

export interface LegalPageProps {
  brand: string;
  /** An e-mail address that a person reads. */
  contact: string;
}

/**
 * A long text under its heading. These pages write addresses out: with `paths.ts`, which they need for nothing
 * else, every public page would load one script more. A test holds them to it.
 */
export function LegalPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <SplitPage title={title} lede={lede}>
      <div className={prose}>{children}</div>
    </SplitPage>
  );
}

export function ContactLink({ contact }: Pick<LegalPageProps, "contact">) {
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
