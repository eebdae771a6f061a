import type { ReactNode } from "react";
import type { PastReferenceFieldsFragment } from "~/shell/operations/operations.generated";
import { isolate } from "~/words/isolate";
import * as words from "~/words/referencesShown.generated";
import { ReferenceItem } from "./reference-item";

interface PastReferenceProps {
  reference: Omit<PastReferenceFieldsFragment, "id">;
  /** The one whom it is about; null for its reader. */
  subject: string | null;
  children?: ReactNode;
}

/** A reference by a person who was asked by e-mail, marked as such. */
export function PastReference({ reference, subject, children }: PastReferenceProps) {
  const { name, organisation, title, year } = reference;
  return (
    <ReferenceItem
      {...reference}
      side="HIRER"
      author={
        organisation ? words.authorOf({ name: isolate(name), organisation: isolate(organisation) }) : name
      }
      authorPath={null}
      about={words.workElsewhere({ title: isolate(title), year: `${year}` })}
      subject={subject}
    >
      {children}
    </ReferenceItem>
  );
}
