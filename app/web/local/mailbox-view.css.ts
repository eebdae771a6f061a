import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";

export const page = style({ paddingBlock: "3rem" });
export const envelope = style({ color: colour.quiet });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginBlockStart: "1rem" });
