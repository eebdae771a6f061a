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

it.each([
  [0, "less than an hour"],
  [1, "1 hour"],
  [50, "2 days"],
] as const)("a reply after %i hours, be it the only one", (replyHours, time) => {
  const months = [{ month: "2026-11", accepted: 1, waiting: 0, declined: 0, withdrawn: 0 }];
  const numbers = { briefs: 1, partial: false, replyHours, months };
  const html = renderToStaticMarkup(<Numbers numbers={numbers} record={null} today="2026-11-23" />);
  expect(html.replaceAll(/<[^>]+>|[\u2066-\u2069]/g, "")).toContain(
    `Time until a reply, the median: ${time}`,
  );
});
