import { nameOrState } from "~/domain/member-state";
import type { OwnAccountQuery } from "~/shell/operations/operations.generated";
import * as words from "~/words/accountsPage.generated";
import { written } from "~/words/isolate";
import * as css from "./account-page.css";

type RunsOn = NonNullable<NonNullable<OwnAccountQuery["viewer"]>["runsOn"]>;
type Part = RunsOn["works"];

/** What runs with others and what becomes of it, before a member deletes their account. */
export function RunsOnList({ runsOn, isHirer }: { runsOn: RunsOn; isHirer: boolean }) {
  const { works, briefs, proposals, invitations } = runsOn;
  const parts: [Part, (said: { count: number }) => string][] = [
    [works, words.runningWorks],
    [briefs, words.runningBriefs],
    [proposals, isHirer ? words.proposalsToReply : words.proposalsWaiting],
    [invitations, isHirer ? words.invitationsSent : words.invitationsOpen],
  ];
  const running = parts.filter(([{ count }]) => count > 0);
  if (running.length === 0) return <p className={css.text}>{words.nothingRuns()}</p>;
  return (
    <>
      <p className={css.text}>{words.runsNow()}</p>
      <ul className={css.running}>
        {running.map(([part, say]) => (
          <li key={say(part)}>
            {say(part)}
            {part.named.length > 0 && (
              <ul className={css.running}>
                {part.named.map((one, at) => (
                  // Two may have the same names.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change
                  <li key={at}>{describe(one)}</li>
                ))}
                {part.count > part.named.length && (
                  <li>{words.runsMore({ count: part.count - part.named.length })}</li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function describe({ name, nameState, title, writtenIn }: Part["named"][number]) {
  const said = <bdi {...(title && written(title, writtenIn))}>{title ?? words.runsUntitled()}</bdi>;
  return nameState === null ? said : words.runsWith({ name: nameOrState(name, nameState), title: said });
}
