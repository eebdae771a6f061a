import type { Metrics } from "~/platform/ports/metrics";
import type { PrintPaper } from "~/platform/ports/print-paper";
import type { RunInThread } from "~/platform/ports/threads";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import type { Result } from "~/values/result";
import type { ObserveCall } from "./observe-calls";

interface Tasks<Asked, Answer> {
  turnPicture: TurnPicture;
  readResume: RunInThread<Asked, Answer>;
  printPaper: PrintPaper;
}

/** The same, with the calls of all observed, and those counted that have no answer yet. */
export function observeTasks<Asked, Answer>(
  { turnPicture, readResume, printPaper }: Tasks<Asked, Answer>,
  observe: ObserveCall,
  metrics: Pick<Metrics, "gauge">,
): Tasks<Asked, Answer> {
  const open = { picture: 0, resume: 0, paper: 0 };
  const calls = Object.keys(open) as (keyof typeof open)[];
  metrics.gauge("tasks_open", () => calls.map((call) => ({ labels: { call }, value: open[call] })));

  async function run<T>(
    call: keyof typeof open,
    task: () => Promise<Result<T, string>>,
  ): Promise<Result<T, string>> {
    open[call] += 1;
    const outcomeOf = (answer: Result<T, string>) => (answer.ok ? "ok" : answer.code);
    try {
      return await observe({ metric: "task_duration_seconds", call, outcomeOf }, task);
    } finally {
      open[call] -= 1;
    }
  }

  return {
    turnPicture: (...asked) => run("picture", () => turnPicture(...asked)) as ReturnType<TurnPicture>,
    readResume: (...asked) => run("resume", () => readResume(...asked)) as ReturnType<typeof readResume>,
    printPaper: (...asked) => run("paper", () => printPaper(...asked)) as ReturnType<PrintPaper>,
  };
}
