import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";

/**
 * What a public page answers, with the status 404, where it shows nothing. It is the same whether a
 * brief or a member was ever there or not.
 */
export function NotFoundHere({ lede }: { lede: string }) {
  return (
    <StepPage title="Not found" lede={lede}>
      <LinkButton to={paths.publicBriefs}>See open briefs</LinkButton>
    </StepPage>
  );
}
