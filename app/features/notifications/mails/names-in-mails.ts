import { seemsOurs } from "~/content/names-of-ours";
import { briefNotifications, type NamedScene } from "./brief-notifications";
import { hasLinks } from "./links-in-mails";

/**
 * A member’s name as a mail of ours says it: null, as for who has none, where it could be taken for
 * ours.
 */
export function nameInMail(name: string | null, brand: string): string | null {
  return name !== null && seemsOurs(name, brand) ? null : name;
}

/**
 * The same to somebody who hasn’t written to them: a name that is an address of a page or a mailbox
 * isn’t said, either.
 */
export function strangersName(name: string | null, brand: string): string | null {
  const said = nameInMail(name, brand);
  return said !== null && hasLinks(said) ? null : said;
}

/** A notification with both names as a mail of ours says them. */
export function withNames<Found extends NamedScene>(found: Found, brand: string): Found {
  const { hirer, applicant } = found.names;
  const { by, fromStranger } = briefNotifications[found.notification.type];
  const nameOf = (side: "hirer" | "applicant") => (fromStranger && by === side ? strangersName : nameInMail);
  return {
    ...found,
    names: { hirer: nameOf("hirer")(hirer, brand), applicant: nameOf("applicant")(applicant, brand) },
  };
}
