interface MailToProps {
  /** An e-mail address. */
  contact: string;
  /** The brief's title, as the subject of the mail. */
  title: string | null;
}

/** An e-mail address as a link that opens a mail to it. */
export function MailTo({ contact, title }: MailToProps) {
  const to = encodeURIComponent(contact).replace("%40", "@");
  // Where it has no room in one line it breaks before its domain.
  const at = contact.lastIndexOf("@");
  return (
    <a href={`mailto:${to}${title ? `?subject=${encodeURIComponent(title)}` : ""}`}>
      {contact.slice(0, at)}
      <wbr />
      {contact.slice(at)}
    </a>
  );
}
