import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loginPath, memberRedirect } from "~/paths";
import { PasskeyButton } from "~/shell/forms/passkey-button";
import { pageTitle } from "~/shell/page/page-title";
import { redirectMembers } from "~/shell/request/guards.server";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";
import * as words from "~/words/signInPasskey.generated";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.title()),
  { name: "robots", content: "noindex" },
];

/** Also for a member's new proof of identity: then the address says where to go afterwards. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get("redirect");
  if (!to) await redirectMembers(request, context);
  return json({ to: memberRedirect(to) });
}

export default function PasskeyPage() {
  const { to } = useLoaderData<typeof loader>();
  return (
    <StepPage title={words.title()} lede={words.lede()}>
      <PasskeyButton what="sign-in" redirect={to}>
        {words.begin()}
      </PasskeyButton>
      <div>
        <LinkButton to={loginPath(to)} variant="quiet">
          {words.byLink()}
        </LinkButton>
      </div>
    </StepPage>
  );
}
