import type { PictureRefusal } from "~/platform/ports/turn-picture";
import { type Refusal, refuse } from "~/values/result";

/** Why a picture could not be read. libvips has no codes, only sentences. */
export function refusalOf(error: unknown): Refusal<PictureRefusal> {
  // Its sentences continue with what each of its layers had to say.
  const [detail = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return refuse(/exceeds pixel limit/i.test(detail) ? "TOO_MANY_PIXELS" : "NOT_A_PICTURE", { detail });
}
