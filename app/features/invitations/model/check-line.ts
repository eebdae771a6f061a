import { createProblems } from "~/features/market/model/checks";
import { limits } from "~/values/limits";
import { pressKeyShape } from "~/values/press";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/** The line of an invitation as it is stored: asked for, and short. */
export function checkLine({ key, line }: { key: string; line: string }): Result<string> {
  const said = toProse(line);
  const check = createProblems();
  if (said === null) check.add("line", { code: "noLine" });
  check.prose("line", "line", said, limits.invitationLine);
  if (said === null || check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
  return pressKeyShape.test(key) ? ok(said) : refuse("INVALID");
}
