import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleBriefs } from "~/features/market/shared/examples";
import { EmptyState } from "~/ui/empty-state";

it("an empty list shows what it will look like, to the eye alone", () => {
  const html = renderToStaticMarkup(
    <EmptyState title="No briefs yet" examples={exampleBriefs("DRAFT")}>
      Write one.
    </EmptyState>,
  );
  const [read = "", seen = ""] = html.split('aria-hidden="true"');
  expect(read).toContain("No briefs yet");
  expect(seen).toContain("A checkout that loses nobody");
  expect(seen).not.toMatch(/<(?:a|button|input|h\d) /);
});
