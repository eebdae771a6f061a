import { style, styleVariants } from "@vanilla-extract/css";
import { badgeSize } from "~/domain/badge";
import { box, cluster, stack } from "~/ui/shapes";
import { finePrint, textWidth } from "~/ui/text.css";
import { colour } from "~/ui/themes/contract.css";
import { palettes } from "~/ui/themes/palettes";

export const choice = style({ ...cluster("0 2.5rem"), marginBlockEnd: "1.5rem" });
export const ways = style([finePrint, { ...cluster("0 1rem"), alignItems: "center" }]);

/** A ground as another site may have it, whatever the theme is here. */
const ground = (canvas: string) => ({
  ...box(colour.rule, "1rem"),
  maxInlineSize: `calc(${badgeSize.width}px + 2rem)`,
  background: canvas,
});
const { light, dark } = palettes;
export const grounds = styleVariants({ light: ground(light.canvas), dark: ground(dark.canvas) });
export const picture = style({ display: "block", maxInlineSize: "100%", blockSize: "auto" });

export const take = style({ ...stack("0.5rem"), maxInlineSize: textWidth, marginBlockStart: "1rem" });
export const code = style({ fontFamily: "monospace", fontSize: "0.875rem", overflowWrap: "anywhere" });
