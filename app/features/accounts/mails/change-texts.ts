import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { ADDRESS_CHANGE_LIFETIME, ADDRESS_UNDO } from "~/values/durations";
import * as words from "~/words/accountsChangeMails.generated";
import { isolate } from "~/words/isolate";

/** The kinds of mail about a change of address. */
export type ChangeMailKind = "use" | "allow" | "moved" | "welcome" | "undone" | "kept" | "in-use";

const hours = ADDRESS_CHANGE_LIFETIME / 3_600_000;
const days = ADDRESS_UNDO / 86_400_000;

/**
 * The texts of such a mail. `taken`: replaces `use` if the address has an account already. Plain
 * text.
 */
export function changeTexts(
  kind: ChangeMailKind | "taken",
  product: string,
  change: { to: string },
): MailTexts {
  const brand = isolate(toLine(product));
  const to = isolate(toLine(change.to));
  switch (kind) {
    case "use":
      return {
        subject: words.claimSubject({ brand }),
        heading: words.claimHeading(),
        lead: words.claimLead({ brand, hours }),
        button: words.claimButton(),
        notes: [words.claimNote()],
      };
    case "taken":
      return {
        subject: words.takenSubject({ brand }),
        heading: words.takenHeading(),
        lead: words.takenLead({ brand }),
        button: words.signIn(),
        notes: [words.takenNote()],
      };
    case "allow":
      return {
        subject: words.allowSubject({ brand }),
        heading: words.allowHeading(),
        lead: words.allowLead({ to, hours }),
        button: words.allowButton(),
        notes: [words.allowNote()],
      };
    case "moved":
      return {
        subject: words.movedSubject({ brand }),
        heading: words.movedHeading(),
        lead: words.movedLead({ to }),
        button: words.movedButton(),
        notes: [words.movedNote({ days })],
      };
    case "welcome":
      return {
        subject: words.welcomeSubject({ brand }),
        heading: words.welcomeHeading(),
        lead: words.welcomeLead(),
        button: words.goToAccount(),
        notes: [words.welcomeNote({ days })],
      };
    case "undone":
      return {
        subject: words.undoneSubject({ brand }),
        heading: words.undoneHeading(),
        lead: words.undoneLead(),
        button: words.signIn(),
        notes: [words.undoneNote()],
      };
    case "kept":
      return {
        subject: words.keptSubject({ brand }),
        heading: words.keptHeading(),
        lead: words.keptLead(),
        button: words.signIn(),
        notes: [words.keptNote()],
      };
    case "in-use":
      return {
        subject: words.inUseSubject({ brand }),
        heading: words.inUseHeading(),
        lead: words.inUseLead(),
        button: words.goToAccount(),
        notes: [words.inUseNote()],
      };
  }
}
