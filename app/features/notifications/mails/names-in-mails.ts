import { seemsOurs } from "~/content/names-of-ours";
import { briefNotifications, type NamedScene } from "./brief-notifications";
import { hasLinks } from "./links-in-mails";

/**
 * A member’s name in our mails: null for a member without one, and for a name that could be taken
 * for ours.
 */
export function nameInMail(name: string | null, brand: string): string | null {
  return name !== null && seemsOurs(name, brand) ? null : name;
}

/**
 * The same in a mail to a reader who hasn’t written to the member: also null for a name that is an
 * address of a page or a mailbox.
 */
export function strangersName(name: string | null, brand: string): string | null {
  const said = nameInMail(name, brand);
  return said !== null && hasLinks(said) ? null : said;
}

/** A notification with both names as our mails show them. */
export function withNames<Found extends ReadNotification>(found: Found, brand: string): Found {
  const { hirer, applicant } = found.names;
  const { fromStranger } = briefNotifications[found.notification.type];
  const applicantName = fromStranger ? strangersName : nameInMail;
  return {
    ...found,
    names: { hirer: nameInMail(hirer, brand), applicant: applicantName(applicant, brand) },
  };
}
