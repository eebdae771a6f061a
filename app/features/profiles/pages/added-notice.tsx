import type { ReactNode } from "react";
import { controlOf } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Notice } from "~/ui/notice";
import { formatList } from "~/words/lists";
import * as words from "~/words/profiles.generated";
import type { Added } from "./added.server";
import { profileFormId } from "./profile-form";

const titles: Record<NonNullable<Added["field"]>, () => string> = {
  skills: words.addSkills,
  availability: words.confirmAvailability,
  rate: words.addRate,
  country: words.addCountry,
  people: words.addPeople,
};

/** What the address asked to add to the profile: filled in and unsaved, or yet to fill in. */
export function AddedNotice({ field, skills, back }: Added) {
  if (field === null) return null;
  const href = `#${profileFormId}-${controlOf(profileFields, field)}`;
  const label = profileFields[field].label();
  const names = formatList(skills);
  const linked = { field: label, link: (said: ReactNode) => <a href={href}>{said}</a> };
  return (
    <Notice
      title={names ? words.skillsFilledIn({ skills: names }) : titles[field]()}
      action={
        <div className={buttonRow}>
          {names && (
            <IntentButton intent="save" form={profileFormId}>
              {words.saveProfile()}
            </IntentButton>
          )}
          <BackLink back={back} />
        </div>
      }
    >
      {names ? words.seeField(linked) : words.fillInField(linked)}
    </Notice>
  );
}

/** Leads back to the page that led to the profile. */
export function BackLink({ back }: Pick<Added, "back">) {
  if (back === null) return null;
  return (
    <LinkButton to={back} variant="secondary">
      {backText(back)}
    </LinkButton>
  );
}

function backText(back: string): string {
  const [, ofProposal] = /^\/app\/briefs\/[^/?#]+(\/proposal)?$/.exec(back) ?? [null, null];
  if (ofProposal === null) return words.goBack();
  return ofProposal ? words.backToProposal() : words.backToBrief();
}
