import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { SignInForm } from "~/features/sign-in/pages/sign-in-form";
import { loader } from "~/routes/_public.sign-in";

it.each([
  ["/app/briefs/one?from=list", "/login?redirect=%2Fapp%2Fbriefs%2Fone%3Ffrom%3Dlist"],
  ["/app", "/login"],
  ["//elsewhere.example", "/login"],
])("a link to %s that is dead leads to a new one at %s", async (redirect, login) => {
  const app = createTestApp();
  const request = get(`/sign-in?${new URLSearchParams({ id: "gone", oobCode: "code", redirect })}`);
  const answer = await respond(() => loader({ request, context: app.context(request), params: {} }));
  const page = renderToStaticMarkup(
    <SignInForm link={await answer.json()} answer={undefined} pending={false} />,
  );
  expect(page).toContain(` href="${login}"`);
});
