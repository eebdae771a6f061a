import type { TurnPicture } from "~/platform/ports/turn-picture";
import { createAtOnce } from "~/values/at-once";
import { PICTURE_LATEST, PICTURE_TURNED } from "~/values/durations";
import { kindOf } from "~/values/file-kind";
import { limits } from "~/values/limits";
import { refuse } from "~/values/result";
import { turnApart } from "./picture-process.server";

interface Options {
  /** Pictures that are turned at the same time. */
  atOnce?: number;
  /** Milliseconds after which a picture is given up: while it waits, and once it is in work. */
  patience?: number;
  forMs?: number;
  /** The same of a processor’s time. */
  processorMs?: number;
}

/** `program` is the built `app/config/turn-picture.server.ts`. */
export function createTurnPicture(
  program: string,
  { atOnce = 2, patience, forMs = PICTURE_LATEST, processorMs = PICTURE_TURNED }: Options = {},
): TurnPicture {
  const inTurn = createAtOnce({ most: atOnce, room: limits.picturesWaiting, patience });
  return async (bytes, shape, owner) => {
    if (kindOf(bytes) === null) return refuse("NOT_A_PICTURE");
    const megabytes = Math.ceil(bytes.length / 1_048_576);
    const turned = await inTurn(
      () => turnApart(program, { bytes, shape, processorMs }, forMs),
      owner,
      megabytes,
    );
    return turned ?? refuse("NO_TURN");
  };
}
