import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

/** What the build, the dev loop and the tests understand alike: `~/…` is app/…, and `*.css.ts` are styles. */
export const alias = { "~": fileURLToPath(new URL("../../app", import.meta.url)) };

export const styles = () => vanillaExtractPlugin();
