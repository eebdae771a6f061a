import { style } from "@vanilla-extract/css";
import { buttonRow } from "~/ui/button.css";

export const form = style([buttonRow, { marginBlockEnd: "1rem" }]);
