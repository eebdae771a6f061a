import { style } from "@vanilla-extract/css";
import { cluster } from "~/ui/shapes";

export const contents = style(cluster("0 1.5rem"));

// As tall as a thumb.
export const jump = style({ display: "inline-block", minInlineSize: "2.75rem", paddingBlock: "0.625rem" });
