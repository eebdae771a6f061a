import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { StepPage } from "~/ui/step-page";
import * as words from "~/words/publicPages.generated";

/**
 * What a public page answers, with the status 404, where it shows nothing. It is the same whether a
 * brief or a member was ever there or not.
 */
export function NotFoundHere({ lede }: { lede: string }) {
  return (
    <StepPage title={words.notFound()} lede={lede}>
      <LinkButton to={paths.publicBriefs}>{words.seeOpenBriefs()}</LinkButton>
    </StepPage>
  );
}
