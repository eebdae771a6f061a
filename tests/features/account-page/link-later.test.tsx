import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { AppBanner } from "~/features/account-page/pages/app-banner";
import { steerMails } from "~/features/sign-in/auth/held-mails/steering.server";
import { loader } from "~/routes/app";

let answer: object | undefined;
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useActionData: () => answer,
  useRouteLoaderData: () => undefined,
}));

it("while an administrator holds sign-up e-mail, a newcomer reads until when, also after asking again", async () => {
  const app = createTestApp({ graphql: "real" });
  const { cookie } = await app.signIn({ status: "PENDING", email: "ann@example.com" });
  const banner = async () => {
    const request = get("/app", { cookie });
    const loaded = await respond(() => loader({ request, context: app.context(request), params: {} }));
    const page = renderToStaticMarkup(<AppBanner {...(await loaded.json())} />);
    return page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  };
  const asked = { intent: "confirm", lastResult: {}, shown: { sent: true } };
  answer = undefined;
  expect(await banner()).not.toContain("waits just now");

  await steerMails(app, null, "HOLD");
  const until = /your link to ann@example.com may take until \d+ \w+ \d{4}, \d\d:\d\d/;
  expect(await banner()).toMatch(until);
  answer = asked;
  expect(await banner()).toMatch(until);
  expect(await banner()).toContain("Your link comes later");
  expect(await banner()).not.toContain("on its way");

  await steerMails(app, null, "BY_ITSELF");
  expect(await banner()).toContain("A new link is on its way to ann@example.com");
});
