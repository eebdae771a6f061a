import { paths } from "~/paths";
import type { SentMail } from "~/platform/ports/mailer";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import * as words from "~/words/mailsLocal.generated";
import * as css from "./mailbox-view.css";

/** Every mail that the product sent in local mode, newest first, its links ready to follow. */
export function MailboxView({ mails }: { mails: SentMail[] }) {
  return (
    <main className={css.page}>
      <PageHeading title={words.title()} lede={words.lede()} />
      {mails.length === 0 && (
        <EmptyState
          title={words.noneTitle()}
          action={<LinkButton to={paths.freelancer}>{words.signUp()}</LinkButton>}
        >
          {words.noneText()}
        </EmptyState>
      )}
      {mails.map((mail) => (
        <Panel key={`${mail.sentAt} ${mail.to}`} title={mail.subject}>
          <p className={css.envelope}>
            {words.sentTo({
              to: mail.to,
              at: mail.sentAt.slice(0, 19).replace("T", " "),
              time: (said) => <time dateTime={mail.sentAt}>{said}</time>,
            })}
          </p>
          <div className={css.text}>{linked(mail.text)}</div>
        </Panel>
      ))}
    </main>
  );
}

/** Plain text with its addresses as links. */
function linked(text: string) {
  // A full stop after an address belongs to the sentence.
  return text.split(/(https?:\/\/\S*[^\s.,])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never move
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
