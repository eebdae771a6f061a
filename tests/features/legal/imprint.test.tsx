import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { owesImprint } from "~/domain/operator";
import { Imprint } from "~/features/legal/pages/imprint";
import { SiteFooter } from "~/ui/site-footer";
import { isLanguage } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

// The page needs no router.
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  useLocation: () => ({ pathname: "/" }),
}));

const operator = {
  name: "Gilde GmbH",
  address: "Hof 1, Leipzig",
  law: "Germany",
  termsVersion: "1 May 2026",
  country: "DE",
};
const site = { brand: "Guildhall", contact: "hello@guildhall.example", operator };
const textOf = (page: ReactNode) => renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, "\n");

it("says who runs the site and how to reach them, and the rest as far as it is set", () => {
  const bare = textOf(<Imprint {...site} />);
  for (const fact of ["Gilde GmbH", "Hof 1, Leipzig", "hello@guildhall.example"])
    expect(bare).toContain(fact);
  expect(bare).not.toMatch(/Represented|Phone|Registered|VAT/);
  const more = {
    representative: "Ann Example",
    register: "Amtsgericht Leipzig, HRB 12345",
    vatId: "DE123456789",
    phone: "+49 341 1234567",
  };
  const whole = textOf(<Imprint {...site} operator={{ ...operator, ...more }} />);
  for (const fact of Object.values(more)) expect(whole).toContain(fact);
});

it.each([
  ["DE", true],
  ["AT", true],
  ["CH", true],
  ["LI", true],
  ["GB", false],
  [null, false],
])("an operator in %s owes a link to it: %s", (country, owes) => {
  expect(owesImprint({ ...operator, country })).toBe(owes);
});

it.each([
  ["en", "Imprint"],
  ["de", "Impressum"],
  ["ar", "بيانات الجهة المشغّلة"],
])("stands at the foot of each page in %s, where the operator owes it", (language, label) => {
  if (!isLanguage(language)) throw new Error("not offered");
  const foot = (hasImprint: boolean) =>
    inLanguage(language, () =>
      renderToStaticMarkup(
        <SiteFooter
          contact="hello@guildhall.example"
          theme={{ current: "system", offered: [], returnTo: "/" }}
          language={{ current: language, offered: [] }}
          hasImprint={hasImprint}
        />,
      ),
    );
  expect(foot(true)).toMatch(new RegExp(`<a [^>]*href="/imprint"[^>]*>${label}</a>`));
  expect(foot(false)).not.toContain("/imprint");
});
