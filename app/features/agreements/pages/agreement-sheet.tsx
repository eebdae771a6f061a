import { hashShown, silences } from "~/domain/agreement";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { changedFields, pickContent } from "~/domain/fields/content";
import { formatAmounts } from "~/domain/price-texts";
import { sayPrice } from "~/features/agreements/shared/say-price";
import { formatDay } from "~/shell/format/price";
import { DefinitionList } from "~/ui/definition-list";
import { finePrint, strong, sum } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { labelOf } from "~/values/choices";
import * as words from "~/words/agreements.generated";
import { besideEachOther } from "~/words/isolate";
import * as css from "./agreement-page.css";

type Name = keyof AgreementContent;

interface AgreementSheetProps {
  content: AgreementContent;
  /** What it would change: fields that differ are marked. */
  former?: AgreementContent | null;
}

/** What the two agree on, as both read it. */
export function AgreementSheet({ content, former = null }: AgreementSheetProps) {
  const changed = former
    ? changedFields(
        agreementFields,
        pickContent(agreementFields, content),
        pickContent(agreementFields, former),
      )
    : [];
  const { hirerParty, talentParty, paymentDays, reviewDays, silence, startOn, endOn } = content;
  const mark = (...names: Name[]) => (changed.some((name) => names.includes(name)) ? words.changed() : null);
  const line = (name: Name, value: string | null) => {
    const said = mark(name);
    return [agreementFields[name].label(), value && said ? words.marked({ value, said }) : value] as const;
  };
  return (
    <div className={css.sheet}>
      <DefinitionList
        look="card"
        items={[line("hirerParty", hirerParty), line("talentParty", talentParty)]}
      />
      <Price content={content} mark={mark("price", "unit", "atMost")} />
      {longTexts.slice(0, 2).map((name) => (
        <LongText key={name} name={name} text={content[name]} mark={mark(name)} />
      ))}
      <DefinitionList
        look="card"
        items={[
          line("startOn", startOn && formatDay(startOn)),
          line("endOn", endOn && formatDay(endOn)),
          line("paymentDays", paymentDays === null ? null : words.days({ days: paymentDays })),
          line("reviewDays", reviewDays === null ? null : words.days({ days: reviewDays })),
          line("silence", labelOf(silences, silence)),
        ]}
      />
      <Milestones content={content} mark={mark("milestones")} />
      {longTexts.slice(2).map((name) => (
        <LongText key={name} name={name} text={content[name]} mark={mark(name)} />
      ))}
    </div>
  );
}

interface PartProps {
  content: AgreementContent;
  mark: string | null;
}

/** One of the first things that both look for. */
function Price({ content, mark }: PartProps) {
  const price = sayPrice(content);
  return (
    <div>
      <h3 className={strong}>{words.price()}</h3>
      {mark && <p className={finePrint}>{mark}</p>}
      {price ? (
        <p className={sum}>
          <bdi>{price}</bdi>
        </p>
      ) : (
        <p className={finePrint}>{words.nothing()}</p>
      )}
    </div>
  );
}

const longTexts = ["scope", "notInScope", "rights", "confidentiality"] as const;

interface LongTextProps {
  name: (typeof longTexts)[number];
  text: string | null;
  mark: string | null;
}

function LongText({ name, text, mark }: LongTextProps) {
  return (
    <div>
      <h3 className={strong}>{agreementFields[name].label()}</h3>
      {mark && <p className={finePrint}>{mark}</p>}
      {text ? <TypedText text={text} /> : <p className={finePrint}>{words.nothing()}</p>}
    </div>
  );
}

/** The parts that are delivered on their own; nothing where there are none and were none. */
function Milestones({ content, mark }: PartProps) {
  const { milestones, price } = content;
  if (milestones.length === 0 && !mark) return null;
  return (
    <div>
      <h3 className={strong}>{agreementFields.milestones.label()}</h3>
      {mark && <p className={finePrint}>{mark}</p>}
      {milestones.length === 0 && <p className={finePrint}>{words.nothing()}</p>}
      <ol className={css.milestones}>
        {milestones.map(({ id, title, doneWhen, dueOn, amount }) => (
          <li key={id}>
            <p className={strong} dir="auto">
              {title}
            </p>
            {doneWhen && <TypedText text={doneWhen} />}
            <p className={finePrint}>
              {besideEachOther([
                dueOn && words.due({ day: formatDay(dueOn) }),
                amount !== null &&
                  price &&
                  formatAmounts({ min: amount, max: amount, currency: price.currency }),
              ])}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The beginning of a hash, to compare by eye. */
export function Hash({ hash }: { hash: string }) {
  return (
    <p className={finePrint}>
      {words.hash({ code: (said) => <code dir="ltr">{said}</code>, hash: hash.slice(0, hashShown) })}
    </p>
  );
}
