import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** An address that looks mistyped, and the one that was most likely meant. */
export interface AskedAddress {
  typed: string;
  meant: string;
}

/** Asks which of the two it is, inside the form, which is sent anew by either button. */
export function AddressQuestion({ typed, meant }: AskedAddress) {
  return (
    <Notice
      kind="warning"
      title={`Did you mean ${meant}?`}
      action={
        <>
          {/* biome-ignore lint/a11y/noAutofocus: whoever sent the form has to know first that it came back */}
          <Button name="chosen" value={meant} autoFocus>
            Yes, use that
          </Button>{" "}
          <Button name="chosen" value={typed} variant="secondary">
            No, mine is right
          </Button>
        </>
      }
    >
      You wrote {typed}.
    </Notice>
  );
}
