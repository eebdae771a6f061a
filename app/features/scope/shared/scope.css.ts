import { style } from "@vanilla-extract/css";
import { cluster } from "~/ui/shapes";
import { plainList } from "~/ui/text.css";

export const counts = style([plainList, cluster("0.5rem")]);
export const way = style({ marginBlockStart: "1rem" });
