import { seemsOurs } from "~/domain/names-of-ours";
import { hasLinks } from "./links-in-mails";

/**
 * A member’s name as a mail of ours says it: null, as for who has none, where it could be taken for
 * ours.
 */
export function nameInMail(name: string | null, brand: string): string | null {
  return name !== null && seemsOurs(name, brand) ? null : name;
}

/**
 * The same to one who hasn’t written to them: a name that is an address of a page or a mailbox
 * isn’t said, either.
 */
export function strangersName(name: string | null, brand: string): string | null {
  const said = nameInMail(name, brand);
  return said !== null && hasLinks(said) ? null : said;
}
