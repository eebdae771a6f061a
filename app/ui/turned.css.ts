import { globalStyle, style } from "@vanilla-extract/css";

/** Around a picture that leads on, or back, the way the text goes. */
export const turned = style({ display: "contents" });

globalStyle(`[dir=rtl] ${turned} svg`, { transform: "scaleX(-1)" });
