import { style } from "@vanilla-extract/css";
import { cluster } from "~/ui/shapes";

export const facts = style({ ...cluster("0.375rem 1rem"), alignItems: "center" });
