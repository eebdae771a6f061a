import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { EnterKey } from "~/ui/enter-key";
import type { Difference } from "~/web/forms/differences";
import { profileFormId } from "./profile-form";
import * as css from "./profile-page.css";

interface ProfileConflictProps {
  differences: readonly Difference[];
  pending: boolean;
}

/** Two versions of a profile, field by field, and the choice between them. Nothing is saved until it is made. */
export function ProfileConflict({ differences, pending }: ProfileConflictProps) {
  const box = useRef<HTMLElement>(null);
  // Whoever sent the form has to know first that it came back.
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the same without JavaScript
    <section ref={box} className={css.conflict} aria-labelledby="two-versions" tabIndex={-1} autoFocus>
      <EnterKey form={profileFormId} />
      <h2 className={css.conflictTitle} id="two-versions">
        Two versions
      </h2>
      <p className={css.conflictLede}>
        Your profile was saved elsewhere after you opened this page, so yours is not saved yet. This is where
        the two differ. What you wrote is still in the form: you can also take over single answers by hand.
      </p>
      {differences.map(({ name, label, typed, stands }) => (
        <div key={name} className={css.versions}>
          <h3 className={css.versionField}>{label}</h3>
          <div>
            <p className={css.versionName}>Yours, not saved</p>
            <p className={css.version}>{typed || "Nothing"}</p>
          </div>
          <div>
            <p className={css.versionName}>Saved elsewhere</p>
            <p className={css.version}>{stands || "Nothing"}</p>
          </div>
        </div>
      ))}
      <div className={css.end}>
        <Button form={profileFormId} name="intent" value="save" pending={pending}>
          Save mine over it
        </Button>
        <Button form={profileFormId} name="intent" value="take" variant="secondary" formNoValidate>
          Take the saved one
        </Button>
      </div>
    </section>
  );
}
