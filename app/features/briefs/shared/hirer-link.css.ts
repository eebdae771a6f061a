import { style } from "@vanilla-extract/css";

export const hirer = style({ gap: "0.5rem" });
