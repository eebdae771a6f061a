import { readdirSync } from "node:fs";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { examples } from "~/features/styleguide/pages/examples";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

// No page is around them: links and forms are looked at alone.
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  NavLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/local/styleguide" }),
  Form: (props: ComponentProps<"form">) => <form {...props} />,
}));

/** What is no part of a page, but its frame or what runs in it: seen on every page. */
const frames = new Set([
  ...[
    "app-shell",
    "public-shell",
    "public-page",
    "wordmark",
    "site-footer",
    "skip-link",
    "split-page",
    "step-page",
  ],
  ...["theme-picker", "language-switch", "loading-view", "offline-notice", "error-view", "error-mark"],
  ...["page-change", "page-scripts", "follow-links", "form", "said", "done", "enter-key", "dialog"],
  // Filled by a wait, by what was typed, or by a brief of a public page.
  ...["countdown", "unseen-note", "example-brief", "field-parts"],
]);

it("every component has an example, or is the frame of a page", () => {
  const components = readdirSync("app/ui")
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(/\.tsx$/, ""));
  const shown = examples().map(({ file }) => file);
  expect([...shown, ...frames].toSorted()).toEqual(components.toSorted());
});

it.each(languages.map(({ code }) => code))("each example is drawn in each of its states in %s", (code) => {
  inLanguage(code, () => {
    for (const { file, states } of examples()) {
      expect(states.length, file).toBeGreaterThan(0);
      for (const [state, shown] of states)
        expect(renderToStaticMarkup(<>{shown}</>).length, `${file}, ${state}`).toBeGreaterThan(20);
    }
  });
});
