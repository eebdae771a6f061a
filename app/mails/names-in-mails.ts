import { seemsOurs } from "~/contract/names-of-ours";
import type { ReadNotice } from "~/domain/reading/read-notice";

/** A member’s name as a mail of ours says it: null, as for who has none, where it could be taken for ours. */
export function nameInMail(name: string | null, brand: string): string | null {
  return name !== null && seemsOurs(name, brand) ? null : name;
}

/** A notice with both names as a mail of ours says them. */
export function withNames<Notice extends ReadNotice>(notice: Notice, brand: string): Notice {
  const { hirer, applicant } = notice.names;
  return { ...notice, names: { hirer: nameInMail(hirer, brand), applicant: nameInMail(applicant, brand) } };
}
