import { orLate, timeFor } from "~/contract/deadline.server";
import { type Result, refuse } from "~/contract/result";
import { FUNCTION_DEADLINE } from "~/contract/times";
import type { FunctionAnswers, FunctionCode, FunctionData, FunctionName, Functions } from "~/ports/functions";

type Run = <Name extends FunctionName>(
  name: Name,
  session: { id: string },
  data: FunctionData[Name],
) => Promise<Result<FunctionAnswers[Name], FunctionCode>>;

/** Functions that run where they are called. */
export function createInProcessFunctions(run: Run): Functions {
  return {
    call: (name, session, data) =>
      orLate(timeFor(FUNCTION_DEADLINE), run(name, session, data), () =>
        refuse("unavailable", { detail: "no answer in time" }),
      ),
  };
}
