import { globalStyle, style } from "@vanilla-extract/css";
import { type } from "./type";

/** Long texts: one column of readable width, headings with space above. */
export const prose = style({ maxInlineSize: "40rem", paddingBlockEnd: "3rem", overflowWrap: "anywhere" });

globalStyle(`${prose} h2`, { ...type.heading, marginBlock: "2.5rem 0.75rem" });
globalStyle(`${prose} > h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} p`, { marginBlockEnd: "1rem", textWrap: "pretty" });
globalStyle(`${prose} ul`, { marginBlockEnd: "1rem", paddingInlineStart: "1.25rem" });
globalStyle(`${prose} li`, { marginBlockEnd: "0.5rem" });
