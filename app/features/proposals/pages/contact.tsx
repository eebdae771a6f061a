interface MailToProps {
  /** An e-mail address. */
  contact: string;
  /** Of the brief: what the mail is about. */
  title: string | null;
}

/** Somebody's address, which opens a mail to them. */
export function MailTo({ contact, title }: MailToProps) {
  const to = encodeURIComponent(contact).replace("%40", "@");
  return <a href={`mailto:${to}${title ? `?subject=${encodeURIComponent(title)}` : ""}`}>{contact}</a>;
}

interface ContactProps extends Pick<MailToProps, "title"> {
  contact: string | null;
  /** Of the other of the two. */
  name: string;
}

/** What comes after a yes, for both sides: where each writes to the other, and what for. */
export function Contact({ contact, name, title }: ContactProps) {
  if (contact === null) return <p>Their account isn’t active now, so their e-mail address isn’t shown.</p>;
  return (
    <p>
      Next: write to {name} at <MailTo contact={contact} title={title} /> and agree on the start. They can see
      yours, too, so either of you can begin.
    </p>
  );
}
