import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";
import * as words from "~/words/market.generated";

const texts = [
  [`${paths.briefs}/`, words.noBriefTitle, words.noBriefText],
  ["/app/members/", words.noMemberTitle, words.noMemberText],
] as const;

function WhileSuspended() {
  return (
    <StepPage title={words.suspendedTitle()} lede={words.suspendedText()}>
      <LinkButton to={paths.app}>{words.goToDashboard()}</LinkButton>
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
    words.noPageTitle,
    words.noPageText,
  ];
  return (
    <StepPage title={title()} lede={lede()}>
      <LinkButton to={paths.briefs}>{words.goToBriefs()}</LinkButton>
    </StepPage>
  );
}
