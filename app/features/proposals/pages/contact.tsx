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
  /** The other side's name. */
  name: string;
}

/** What comes after an acceptance, for both sides: the other's address, and what to write about. */
export function Contact({ contact, name, title }: ContactProps) {
  if (contact === null) return <p>Their account isn’t active now, so their e-mail address isn’t shown.</p>;
  return (
    <p>
      Next: write to {name} at <MailTo contact={contact} title={title} /> and agree on the start. They can see
      yours, too, so either of you can begin.
    </p>
  );
}
