import { style } from "@vanilla-extract/css";
import { buttonRow } from "~/ui/button.css";
import { touchTarget } from "~/ui/link.css";
import { box, cluster, ruled, stack } from "~/ui/shapes";
import { colour } from "~/ui/themes/contract.css";

// The other moves: each a line that is tall enough for a thumb.
export const moves = style(ruled("0.5rem"));

/** What ends a brief. */
export const ending = style([buttonRow, { ...ruled("1.25rem 1.5rem") }]);

export const asking = style({
  maxInlineSize: "48rem",
  ...stack("1.25rem"),
  marginBlock: "1.25rem",
  ...box(colour.control, "1.5rem"),
  borderBlockStart: `4px solid ${colour.accent}`,
});

export const askForm = style(stack("1.5rem"));

/** New proposals: a face and a name each, as many in a line as there is room for. */
export const waiting = style({ ...cluster("0 1.25rem"), padding: 0, listStyle: "none" });
export const applicant = style([
  touchTarget,
  { display: "inline-flex", alignItems: "center", gap: "0.5rem" },
]);

/** Who was accepted: the face beside the way to the work. */
export const chosen = style({ ...cluster("0 0.75rem"), flexWrap: "nowrap", alignItems: "center" });
