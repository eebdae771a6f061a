import { useContext } from "react";
import { type Times, timesIn } from "~/domain/times";
import { Zone } from "./reader-times";

/** How the reader of this page reads moments. */
export function useTimes(): Times {
  return timesIn(useContext(Zone));
}
