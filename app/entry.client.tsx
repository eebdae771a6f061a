import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { clearAfterSignOut } from "~/shell/client/local-storage";
import { recoverPageLoads, takeRecoveryTarget } from "~/shell/client/page-load-recovery";

// In development; the build puts the language into each script.
if (window.__remixManifest.hmr)
  Object.assign(globalThis, { readerLanguage: document.documentElement.lang });

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
