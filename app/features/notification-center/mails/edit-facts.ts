import { labelOfChange, valueOfChange } from "~/domain/brief-edit-texts.server";
import type { Brief } from "~/features/briefs/model/brief";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import type { LineTexts } from "~/features/notifications/mails/mail-layout";
import * as words from "~/words/mailsBriefs.generated";

/** What the last changes that are told together made of each field. */
export function factsOfEdit({ edits = [] }: Brief): Pick<LineTexts, "facts"> {
  const tellsAt = edits.at(-1)?.tellsAt;
  const changes = edits.filter((edit) => edit.tellsAt === tellsAt).flatMap((edit) => edit.changes);
  const now = new Map(changes.map(({ field, to }) => [field, to]));
  const facts = [...now].map(([field, to]) => {
    const text = withoutLinks(excerptOf(valueOfChange(field, to)));
    return [labelOfChange(field), text || words.nothingNow()] as const;
  });
  return facts.length > 0 ? { facts } : {};
}
