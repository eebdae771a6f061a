import { MailTo } from "~/features/proposals/shared/mail-to";
import { Moment } from "~/shell/format/moment";
import * as words from "~/words/proposals.generated";

interface ContactProps {
  /** The brief's title, as the subject of the mail. */
  title: string | null;
  contact: string | null;
  /** The other side's name; null for a hirer whose name can't be read. */
  name: string | null;
  /** When their account is gone, ISO 8601 UTC; null unless it is being deleted. */
  leavesAt: string | null;
}

/** What comes after an acceptance, for both sides: the other's address, and what to write about. */
export function Contact({ contact, name, title, leavesAt }: ContactProps) {
  if (contact === null) return <p>{words.noContact()}</p>;
  const address = <MailTo contact={contact} title={title} />;
  if (leavesAt !== null && name !== null)
    return <p>{words.contactLeaves({ name, address, until: <Moment at={leavesAt} /> })}</p>;
  return <p>{name === null ? words.contactOfHirer({ address }) : words.contact({ name, address })}</p>;
}
