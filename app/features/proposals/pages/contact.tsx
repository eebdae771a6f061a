import { Moment } from "~/shell/format/moment";
import * as words from "~/words/proposals.generated";

interface MailToProps {
  /** An e-mail address. */
  contact: string;
  /** The brief's title, as the subject of the mail. */
  title: string | null;
}

/** An e-mail address as a link that opens a mail to it. */
export function MailTo({ contact, title }: MailToProps) {
  const to = encodeURIComponent(contact).replace("%40", "@");
  return <a href={`mailto:${to}${title ? `?subject=${encodeURIComponent(title)}` : ""}`}>{contact}</a>;
}

interface ContactProps extends Pick<MailToProps, "title"> {
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
