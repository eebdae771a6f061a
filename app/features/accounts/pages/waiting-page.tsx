import { LoadingView } from "~/ui/loading-view";

/**
 * Shown at /app* while an account creation is finishing elsewhere: it shows no data and reloads by
 * itself.
 */
export function WaitingPage() {
  return (
    <>
      <meta httpEquiv="refresh" content="2" />
      <LoadingView active text="Finishing your sign-up..." />
    </>
  );
}
