import { useLocation } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";

const texts = [
  [
    `${paths.briefs}/`,
    "This brief isn’t here",
    "It may have been deleted or hidden, or isn’t open to your kind of account.",
  ],
  ["/app/members/", "This member isn’t here", "They may have left, or their profile is hidden."],
] as const;

function WhileSuspended() {
  return (
    <StepPage
      title="You can’t read this now"
      lede="Your account is suspended. Until that is lifted you read what is yours, and nothing of others."
    >
      <LinkButton to={paths.app}>Go to the dashboard</LinkButton>
    </StepPage>
  );
}

/** The 404 page inside the signed-in frame: what wasn't found, and a link on. */
export function NotFound() {
  const { pathname } = useLocation();
  // Others' content is hidden from suspended members, so the address may well be right.
  if (useViewer()?.status === "SUSPENDED") return <WhileSuspended />;
  const [, title, lede] = texts.find(([start]) => pathname.startsWith(start)) ?? [
    "",
    "This page isn’t here",
    "Check the address.",
  ];
  return (
    <StepPage title={title} lede={lede}>
      <LinkButton to={paths.briefs}>Go to briefs</LinkButton>
    </StepPage>
  );
}
