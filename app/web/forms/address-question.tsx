import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import type { AskedAddress } from "~/web/client/hand-off";
import { box } from "./address-question.css";

/** Asks which of the two it is, inside the form, which either button sends anew. */
export function AddressQuestion({ typed, meant }: AskedAddress) {
  return (
    <div role="alert" className={box}>
      <p>
        Did you mean <strong>{meant}</strong>? You wrote {typed}.
      </p>
      <div className={buttonRow}>
        {/* Whoever sent the form has to know first that it came back. */}
        <Button name="chosen" value={meant} autoFocus>
          Yes, use that
        </Button>
        <Button name="chosen" value={typed} variant="secondary">
          No, mine is right
        </Button>
      </div>
    </div>
  );
}
