import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProposalChip } from "~/features/market/shared/state-chip";

it("a sent proposal has one name on all pages of its hirer, and another for its applicant", () => {
  const text = (forHirer: boolean) =>
    renderToStaticMarkup(<ProposalChip status="SENT" forHirer={forHirer} />).replaceAll(/<[^>]+>/g, "");
  expect(text(true)).toBe("New");
  expect(text(false)).toBe("Sent");
});
