import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { clearAfterSignOut } from "~/shell/client/local-storage";
import { recoverPageLoads, takeRecoveryTarget } from "~/shell/client/page-load-recovery";
import { sayMember } from "~/shell/client/say-member";

// The development server's scripts have the words of all languages, and the build each its own.
if (process.env.NODE_ENV === "development") globalThis.readerLanguage = document.documentElement.lang;

const target = takeRecoveryTarget();
if (target) {
  window.location.replace(target);
} else {
  clearAfterSignOut();
  recoverPageLoads();
  sayMember();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
