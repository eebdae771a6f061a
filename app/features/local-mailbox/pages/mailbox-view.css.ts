import { style } from "@vanilla-extract/css";
import { frame } from "~/ui/frame.css";
import { colour } from "~/ui/themes/contract.css";

export const page = style([frame, { paddingBlock: "3rem" }]);
export const envelope = style({ color: colour.quiet });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginBlockStart: "1rem" });
