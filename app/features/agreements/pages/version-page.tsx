import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { agreementVersionPath, agreementVersionsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { Button } from "~/ui/button";
import { select } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { finePrint, strong, typed } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/agreements.generated";
import { runsToTheLeft } from "~/words/isolate";
import { Hash } from "./agreement-sheet";
import type { ComparedPart } from "./compare-versions.server";
import * as css from "./version-page.css";
import type { loadVersion } from "./version-page.server";
import { VersionChip, VersionEnd } from "./version-state";

/** `/app/work/:id/agreement/versions/:n`: what was offered, and what it changed of another one. */
export function VersionPage(page: Awaited<ReturnType<typeof loadVersion>>) {
  const { times, timed } = useTimed();
  const { work, version, former, parts, others } = page;
  const { id, side, other, otherState } = work;
  const name = nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
  const { n, by, at, status } = version;
  const changed = parts.some((one) => one.changed);
  return (
    <article className={css.page}>
      <BackArrow to={agreementVersionsPath(id)}>{words.toVersions()}</BackArrow>
      <PageHeading
        title={words.versionLabel({ n: `${n}` })}
        lede={timed(words.versionBy({ by: by === side ? "YOU" : "OTHER", name, day: times.day(at) }))}
      />
      <div className={css.facts}>
        <VersionChip status={status} holds={n === page.holds} />
        <VersionEnd {...version} />
      </div>
      {version.words && (
        <div>
          <h2 className={strong}>{words.askedToChange()}</h2>
          <TypedText text={version.words} />
        </div>
      )}
      {former !== null && (
        <p className={finePrint}>
          {changed
            ? words.comparedWith({
                n: `${former}`,
                ins: (said) => <ins>{said}</ins>,
                del: (said) => <del>{said}</del>,
              })
            : words.comparedSame({ n: `${former}` })}
        </p>
      )}
      {others.length > 0 && <Compare id={id} n={n} former={former} others={others} />}
      {parts.map((one) => (
        <Part key={one.name} part={one} />
      ))}
      <Hash hash={version.hash} />
      <p>
        <Link to={agreementVersionsPath(id)} className={touchTarget}>
          {words.toVersions()}
        </Link>
      </p>
    </article>
  );
}

interface CompareProps {
  id: string;
  n: number;
  former: number | null;
  others: readonly number[];
}

/** Another version to read it against. */
function Compare({ id, n, former, others }: CompareProps) {
  return (
    <Form method="get" action={agreementVersionPath(id, n)} className={css.compare} data-print="no">
      <label htmlFor="from">{words.compareWith()}</label>
      <select key={former} id="from" name="from" className={select} defaultValue={former ?? undefined}>
        {others.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Button variant="secondary">{words.compare()}</Button>
    </Form>
  );
}

/** What it says under one heading: lines and words tell a change, not the colour alone. */
function Part({ part: { label, isTyped, changed, parts } }: { part: ComparedPart }) {
  const whole = parts.map(({ text }) => text).join("");
  const marked = parts.some(({ change }) => change !== "SAME");
  const dir = isTyped ? (runsToTheLeft(whole) ? "rtl" : "ltr") : undefined;
  return (
    <div>
      <h2 className={strong}>{label}</h2>
      {changed && <p className={finePrint}>{marked ? words.changed() : words.spacesChanged()}</p>}
      <p dir={dir} className={typed}>
        {parts.map(({ text, change }, index) => {
          // The parts of one text have no other key, and never move.
          const key = `${index}-${change}`;
          if (change === "SAME") return <span key={key}>{text}</span>;
          const Change = change === "ADDED" ? "ins" : "del";
          return (
            <Change key={key} className={css.change[change]}>
              <span className={visuallyHidden}>{change === "ADDED" ? words.added() : words.removed()} </span>
              {text}
            </Change>
          );
        })}
      </p>
    </div>
  );
}
