import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { clearAfterSignOut } from "~/shell/client/local-storage";
import { recoverPageLoads, takeRecoveryTarget } from "~/shell/client/page-load-recovery";

const target = takeRecoveryTarget();
if (target) {
  window.location.replace(target);
} else {
  clearAfterSignOut();
  recoverPageLoads();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
