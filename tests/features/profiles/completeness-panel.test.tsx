import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CompletenessPanel } from "~/features/profiles/pages/completeness-panel";

it("three things to add next are in sight, the rest is folded", () => {
  const lines = ["about", "skills", "rate", "country", "links"].map((field) => ({
    field,
    label: field,
    why: "So.",
    met: false,
  }));
  const page = renderToStaticMarkup(<CompletenessPanel lines={lines} />);
  const [shown = "", folded = ""] = page.split("<details");
  expect(shown.match(/<li/g)).toHaveLength(3);
  expect(folded).toContain("2 more");
  expect(folded.match(/<li/g)).toHaveLength(2);
});
