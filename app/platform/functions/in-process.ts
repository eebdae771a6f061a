import type {
  FunctionAnswers,
  FunctionCode,
  FunctionData,
  FunctionName,
  Functions,
} from "~/platform/ports/functions";
import { orLate, timeFor } from "~/values/deadline.server";
import { FUNCTION_DEADLINE } from "~/values/durations";
import { type Result, refuse } from "~/values/result";

type Run = <Name extends FunctionName>(
  name: Name,
  session: { id: string },
  data: FunctionData[Name],
) => Promise<Result<FunctionAnswers[Name], FunctionCode>>;

/** Functions that run in the caller's process. */
export function createInProcessFunctions(run: Run): Functions {
  return {
    call: (name, session, data) =>
      orLate(timeFor(FUNCTION_DEADLINE), run(name, session, data), () =>
        refuse("unavailable", { detail: "no answer in time" }),
      ),
  };
}
