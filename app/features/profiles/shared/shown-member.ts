import { toText } from "~/domain/fields/field-texts";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import type { ShownDates } from "~/domain/record-texts";
import type { AccountKind, MemberCardFragment } from "~/shell/operations/operations.generated";
import { availabilityText } from "./availability-texts";

interface Availability {
  text: string;
  /** When the availability was confirmed, and whether that is recent enough. */
  said: string;
  fresh: boolean;
}

/** Fields that are shown in other words than they are stored in. */
type Reworded =
  | "displayName"
  | "discipline"
  | "rate"
  | "availability"
  | "availableFrom"
  | "size"
  | "visibility"
  | "badges";

/**
 * A member as their page shows them: words, not codes. Made from the saved profile, or from the
 * form's text.
 */
export interface ShownMember extends Omit<ProfileContent, Reworded> {
  kind: AccountKind;
  name: string;
  discipline: string | null;
  /** The reader's name of the language that it is written in, where the page is in another. */
  language: string | null;
  rate: string | null;
  size: string | null;
  availability: Availability | null;
  /** Skills and services in the language of the page, where the other texts are in another. */
  named?: string[];
  /** How a hirer kept the decide-by promise; null for talent. */
  record: MemberCardFragment["record"];
  /** Milestones of talent by the date agreed; null or absent for too few. */
  delivered?: ShownDates | null;
}

/**
 * A profile in words. `profile` has its country by name; `said` is when its availability was
 * confirmed.
 */
export function showMember(
  {
    kind,
    profile,
    ...more
  }: { kind: AccountKind; profile: ProfileContent } & Pick<
    ShownMember,
    "language" | "record" | "delivered" | "named"
  >,
  said: Omit<Availability, "text">,
): ShownMember {
  const {
    displayName,
    discipline,
    rate,
    size,
    availability,
    availableFrom,
    visibility: _visibility,
    badges: _badges,
    ...same
  } = profile;
  return {
    ...same,
    kind,
    name: displayName,
    discipline: toText(profileFields.discipline, discipline) || null,
    rate: toText(profileFields.rate, rate) || null,
    size: toText(profileFields.size, size) || null,
    availability: availability && { text: availabilityText(availability, availableFrom), ...said },
    ...more,
  };
}
