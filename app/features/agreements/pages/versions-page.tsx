import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { agreementPath, agreementVersionPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/agreements.generated";
import * as css from "./version-page.css";
import type { loadVersions } from "./version-page.server";
import { VersionChip, VersionEnd } from "./version-state";

/** `/app/work/:id/agreement/versions`: what was offered, by whom, and what became of it. */
export function VersionsPage({ work }: Awaited<ReturnType<typeof loadVersions>>) {
  const { times, timed } = useTimed();
  const { id, side, other, otherState, agreement } = work;
  const name = nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
  const { versions, inForce } = agreement;
  return (
    <article className={css.page}>
      <BackArrow to={agreementPath(id)}>{words.toAgreement()}</BackArrow>
      <PageHeading
        title={words.versionsTitle({ name })}
        lede={versions.length > 0 ? words.versionsLede() : words.noVersions()}
      />
      <ol className={css.list} reversed>
        {versions.map((version) => (
          <li key={version.n} className={css.item}>
            <div className={css.facts}>
              <Link to={agreementVersionPath(id, version.n)} className={titleLink}>
                {words.versionLabel({ n: `${version.n}` })}
              </Link>
              <VersionChip status={version.status} holds={version.n === inForce?.n} />
            </div>
            <p className={finePrint}>
              {timed(
                words.versionBy({
                  ...{ by: version.by === side ? "YOU" : "OTHER", name },
                  day: times.day(version.at),
                }),
              )}
            </p>
            <VersionEnd {...version} />
          </li>
        ))}
      </ol>
      <p>
        <Link to={agreementPath(id)} className={touchTarget}>
          {words.toAgreement()}
        </Link>
      </p>
    </article>
  );
}
