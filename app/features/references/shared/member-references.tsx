import { ReportLink } from "~/features/market/shared/report-link";
import { ownPaths, workPath } from "~/paths";
import type { PastReferenceFieldsFragment } from "~/shell/operations/operations.generated";
import { useSite } from "~/shell/page/site";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { OlderLink } from "~/ui/older-link";
import { Panel } from "~/ui/panel";
import { plainList } from "~/ui/text.css";
import * as words from "~/words/referencesShown.generated";
import { PastReference } from "./past-reference";
import { ReferenceItem } from "./reference-item";
import { describeWork, nameOfAuthor, pathOfAuthor, type ShownReference } from "./reference-texts";

interface MemberReferencesProps {
  /** The one whom they are about. */
  name: string;
  own: boolean;
  /** The viewer's. */
  viewerUid: string;
  references: readonly ShownReference[];
  /** By e-mail, for work elsewhere: on the first page. */
  past: readonly PastReferenceFieldsFragment[];
  /** The page with earlier ones; null for none. */
  older: string | null;
}

/** The references about a member, on their page; nothing where there are none. */
export function MemberReferences({ name, own, viewerUid, references, past, older }: MemberReferencesProps) {
  const { brand } = useSite();
  if (references.length + past.length === 0 && older === null) return null;
  return (
    <div id="references">
      <Panel title={words.title()}>
        <ul className={plainList}>
          {references.map((reference) => (
            <ReferenceItem
              key={reference.id}
              {...reference}
              author={nameOfAuthor(reference.author)}
              authorPath={pathOfAuthor(reference.author)}
              about={describeWork(reference.title, brand)}
              subject={name}
            >
              {own ? (
                <p>
                  <Link to={workPath(reference.id.split("~", 1)[0] ?? "")} className={touchTarget}>
                    {reference.mayReply ? words.replyToIt() : words.seeWithYours()}
                  </Link>
                </p>
              ) : null}
              {(reference.author.uid !== viewerUid || reference.reply !== null) && (
                <ReportLink about="reference" id={reference.id} />
              )}
            </ReferenceItem>
          ))}
          {past.map((reference) => (
            <PastReference key={reference.id} reference={reference} subject={name}>
              {own ? (
                <p>
                  <Link to={ownPaths.references} className={touchTarget}>
                    {words.replyOrRemove()}
                  </Link>
                </p>
              ) : (
                <ReportLink about="reference" id={reference.id} />
              )}
            </PastReference>
          ))}
        </ul>
        <OlderLink to={older}>{words.earlier()}</OlderLink>
      </Panel>
    </div>
  );
}
