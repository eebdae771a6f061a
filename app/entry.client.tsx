import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { clearAfterSignOut } from "~/shell/client/local-storage";
import { recoverPageLoads, takeRecoveryTarget } from "~/shell/client/page-load-recovery";

// The development server's scripts have the words of all languages, and the build each its own.
if (process.env.NODE_ENV === "development") globalThis.readerLanguage = document.documentElement.lang;

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
