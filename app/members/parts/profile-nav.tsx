import { paths } from "~/paths";
import { SubNav } from "~/ui/sub-nav";

/** What others read, and what is between the member and us. */
export function ProfileNav() {
  return (
    <SubNav
      label="Profile and account"
      places={[
        [paths.profile, "Profile"],
        [paths.account, "Account"],
      ]}
    />
  );
}
