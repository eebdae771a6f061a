import { LoadingView } from "~/ui/loading-view";
import * as words from "~/words/accountsApp.generated";

/**
 * Shown at /app* while an account creation is finishing elsewhere: it shows no data and reloads by
 * itself.
 */
export function WaitingPage() {
  return (
    <>
      <meta httpEquiv="refresh" content="2" />
      <LoadingView active text={words.finishing()} />
    </>
  );
}
