import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";

const words = [
  [
    `${paths.briefs}/`,
    "This brief isn’t here",
    "It may have been deleted or hidden, or isn’t open to your kind of account.",
  ],
  ["/app/members/", "This member isn’t here", "They may have left, or their profile is hidden."],
] as const;

/** Inside the signed-in frame, where nothing is that the viewer may see: what isn't there, and the way on. */
export function NotFound() {
  const { pathname } = useLocation();
  const [, title, lede] = words.find(([start]) => pathname.startsWith(start)) ?? [
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
