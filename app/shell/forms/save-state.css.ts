import { style } from "@vanilla-extract/css";
import { colour } from "~/ui/themes/contract.css";
import { type } from "~/ui/type";

export const saved = style({ ...type.small, color: colour.quiet, overflowWrap: "anywhere" });

export const unsaved = style({ color: colour.warning, fontWeight: 600 });

export const plainList = style({ padding: 0 });
