import type { ReactNode } from "react";
import { byMail } from "~/content/reference";
import type { PastReferenceFieldsFragment } from "~/shell/operations/operations.generated";
import { ReferenceItem } from "./reference-item";

interface PastReferenceProps {
  reference: Omit<PastReferenceFieldsFragment, "id">;
  /** The one whom it is about. */
  subject: string;
  children?: ReactNode;
}

/** A reference of somebody who was asked by e-mail, marked as such. */
export function PastReference({ reference, subject, children }: PastReferenceProps) {
  const { name, organisation, title, year } = reference;
  return (
    <ReferenceItem
      {...reference}
      side="HIRER"
      author={[name, organisation].filter(Boolean).join(", ")}
      authorPath={null}
      about={`${title}, ${year} · ${byMail()}`}
      subject={subject}
    >
      {children}
    </ReferenceItem>
  );
}
