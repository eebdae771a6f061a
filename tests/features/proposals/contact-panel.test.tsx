import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Contact } from "~/features/proposals/pages/contact";

const html = (contact: string | null, leavesAt: string | null = null) =>
  renderToStaticMarkup(
    <Contact contact={contact} name="North Studio" title="A shop & its search" leavesAt={leavesAt} />,
  );

it("after a yes says whom to write to, where, and what for", () => {
  const page = html("ada@example.com");
  expect(page).toContain("write to North Studio at");
  expect(page).toContain("agree on the start");
  expect(page).toContain('href="mailto:ada@example.com?subject=A%20shop%20%26%20its%20search"');
  expect(page).toContain(">ada<wbr/>@example.com</a>");
});

it("keeps an address whole that would end the link's path", () => {
  expect(html("a?b&c#d@example.com")).toContain('href="mailto:a%3Fb%26c%23d@example.com?subject=');
});

it("says why there is no address", () => {
  const page = html(null);
  expect(page).toContain("Their account isn’t active now");
  expect(page).not.toContain("mailto:");
});
