import { style } from "@vanilla-extract/css";
import { wordTarget } from "~/ui/link.css";
import { cluster } from "~/ui/shapes";
import { finePrint } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";

export const states = style({ ...cluster("0.25rem clamp(1rem, 1.5vw, 1.75rem)"), marginBlockEnd: "0.25rem" });

export const state = style([
  wordTarget,
  {
    gap: "0.5rem",
    borderBlockEnd: "2px solid transparent",
    color: colour.text,
    selectors: {
      "&:hover": { borderBlockEndColor: colour.control },
      "&[aria-current]": { borderBlockEndColor: colour.accent, fontWeight: 600 },
    },
  },
]);

export const count = style([finePrint, { fontVariantNumeric: "tabular-nums" }]);
