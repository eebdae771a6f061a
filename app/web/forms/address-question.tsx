import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { box } from "./address-question.css";

/** An address that looks mistyped, and the one that was most likely meant. */
export interface AskedAddress {
  typed: string;
  meant: string;
}

/** Asks which of the two it is, inside the form, which either button sends anew. */
export function AddressQuestion({ typed, meant }: AskedAddress) {
  return (
    <div role="alert" className={box}>
      <p>
        Did you mean <strong>{meant}</strong>? You wrote {typed}.
      </p>
      <div className={buttonRow}>
        {/* biome-ignore lint/a11y/noAutofocus: whoever sent the form has to know first that it came back */}
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
