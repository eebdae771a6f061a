import { answerRouter } from "./answer-router";
import { dataAhead } from "./load-ahead";
import { listsAgain } from "./show-again";

/**
 * Shows pages whose data is known: lists that one goes back to, and what was asked for ahead.
 * `onOld` is called where the shown page is to be asked for again behind. Returns a function that
 * ends it.
 */
export function showKnown(onOld: () => void): () => void {
  const ahead = dataAhead(onOld);
  const stop = answerRouter([listsAgain(onOld), ahead]);
  return () => {
    stop();
    ahead.stop();
  };
}
