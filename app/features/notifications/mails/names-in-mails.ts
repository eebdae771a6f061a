import { seemsOurs } from "~/content/names-of-ours";
import type { ReadNotice } from "~/features/notifications/reads/read-notice";
import { hasLinks } from "./links-in-mails";

/** A member’s name as a mail of ours says it: null, as for who has none, where it could be taken for ours. */
export function nameInMail(name: string | null, brand: string): string | null {
  return name !== null && seemsOurs(name, brand) ? null : name;
}

/** The same to somebody who hasn’t written to them: a name that is an address of a page or a mailbox isn’t said, either. */
export function strangersName(name: string | null, brand: string): string | null {
  const said = nameInMail(name, brand);
  return said !== null && hasLinks(said) ? null : said;
}

/** A notice with both names as a mail of ours says them. */
export function withNames<Notice extends ReadNotice>(notice: Notice, brand: string): Notice {
  const { hirer, applicant } = notice.names;
  const applicantName = notice.notice.type === "proposal-received" ? strangersName : nameInMail;
  return {
    ...notice,
    names: { hirer: nameInMail(hirer, brand), applicant: applicantName(applicant, brand) },
  };
}
