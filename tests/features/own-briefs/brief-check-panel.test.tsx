import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testNow } from "#tests/support/clock";
import { checkBrief } from "~/domain/brief-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { BriefCheck } from "~/features/own-briefs/pages/brief-check";

const check = checkBrief({ ...emptyContent(briefFields), title: "A shop that answers in a second" }, testNow);

const page = (isTold: (field: string) => boolean) =>
  renderToStaticMarkup(<BriefCheck check={check} hrefOf={(field) => `#${field}`} isTold={isTold} />);

it("what the form says is to be fixed isn’t said again by its check", () => {
  expect(page(() => false)).toContain("to go before you can publish");
  const told = page(() => true);
  expect(told).not.toContain("to go before you can publish");
  expect(told).not.toContain("#budget");
  expect(told).toContain("Good to have");
  expect(told).toContain("Done: a title");
  expect(page((field) => field !== "budget")).toContain("#budget");
});
