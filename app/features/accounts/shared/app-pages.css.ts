import { style } from "@vanilla-extract/css";
import { buttonRow } from "~/ui/button.css";

export const actions = style([buttonRow, { marginBlockStart: "2rem" }]);
