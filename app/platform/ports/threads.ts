import type { Result } from "~/values/result";

/**
 * `BUSY`: too many of this owner wait. `TOO_MUCH`: it needed more time or memory than it may have.
 */
export type ThreadRefusal = "BUSY" | "TOO_MUCH";

export type RunInThread<Asked, Answer> = (
  asked: Asked,
  owner: string,
) => Promise<Result<Answer, ThreadRefusal>>;
