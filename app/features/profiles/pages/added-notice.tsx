import { controlOf } from "~/content/fields/controls";
import { profileFields } from "~/content/fields/profile-fields";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Notice } from "~/ui/notice";
import type { Added } from "./added.server";
import { profileFormId } from "./profile-form";

const titles: Record<NonNullable<Added["field"]>, string> = {
  skills: "Add your skills",
  availability: "Confirm your availability",
  rate: "Add your rate",
  country: "Add your country",
};

/** What the address asked to add to the profile: filled in and unsaved, or yet to fill in. */
export function AddedNotice({ field, skills, back }: Added) {
  if (field === null) return null;
  const href = `#${profileFormId}-${controlOf(profileFields, field)}`;
  const label = profileFields[field].label();
  const names = skills.join(", ");
  return (
    <Notice
      title={names ? `${names}: filled in below, not saved yet` : titles[field]}
      action={
        <div className={buttonRow}>
          {names && (
            <IntentButton intent="save" form={profileFormId}>
              Save profile
            </IntentButton>
          )}
          <BackLink back={back} />
        </div>
      }
    >
      {names ? (
        <>
          See <a href={href}>{label}</a>. Save it only if it’s true: hirers go by it.
        </>
      ) : (
        <>
          Fill in <a href={href}>{label}</a> and save your profile. Then go back to where you were.
        </>
      )}
    </Notice>
  );
}

/** Leads back to the page that led to the profile. */
export function BackLink({ back }: Pick<Added, "back">) {
  if (back === null) return null;
  return (
    <LinkButton to={back} variant="secondary">
      {/^\/app\/briefs\/[^/?#]+$/.test(back) ? "Back to the brief" : "Go back"}
    </LinkButton>
  );
}
