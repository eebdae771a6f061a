import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Numbers } from "~/features/dashboard/pages/numbers";

/** A year's numbers, with a proposal in each of these months. */
function page(...months: string[]): string {
  const told = months.map((month) => ({ month, accepted: 1, waiting: 0, declined: 0, withdrawn: 0 }));
  const numbers = { briefs: 1, partial: false, replyHours: null, months: told };
  return renderToStaticMarkup(<Numbers numbers={numbers} record={null} today="2026-11-23" />);
}

it("fewer than three months are no picture: their numbers say it all", () => {
  const two = page("2026-09", "2026-10");
  expect(two).toContain("2 proposals");
  expect(two).not.toContain("<svg");
  expect(page("2026-09", "2026-10", "2026-11")).toContain("<svg");
});
