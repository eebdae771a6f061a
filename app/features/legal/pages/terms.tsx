import { Link } from "~/ui/link";
import * as words from "~/words/legalTerms.generated";
import { LegalPage, type LegalPageProps, OperatedBy } from "./legal-page";

/** `/terms`: the rules of the site, in plain language. */
export function Terms(site: LegalPageProps) {
  const { brand, operator } = site;
  return (
    <LegalPage title={words.title()} lede={words.lede({ brand })} version={operator.termsVersion}>
      <h2>{words.whatThisIsTitle()}</h2>
      <p>{words.whatThisIs({ brand })}</p>
      <h2>{words.accountTitle()}</h2>
      <ul>
        <li>{words.ownAddress()}</li>
        <li>{words.sayWho()}</li>
        <li>{words.guardEmail()}</li>
      </ul>
      <h2>{words.hireTitle()}</h2>
      <ul>
        <li>{words.hireReal()}</li>
        <li>{words.hireReply()}</li>
        <li>{words.hireUse()}</li>
      </ul>
      <h2>{words.proposeTitle()}</h2>
      <ul>
        <li>{words.proposeOwn()}</li>
        <li>{words.proposeWaiting()}</li>
      </ul>
      <h2>{words.writeTitle()}</h2>
      <p>{words.write()}</p>
      <h2>{words.answerForTitle()}</h2>
      <p>{words.answerFor()}</p>
      <h2>{words.changesTitle()}</h2>
      <p>
        {words.changes({
          account: (said) => <Link to="/app/profile/account">{said}</Link>,
          privacy: (said) => <Link to="/privacy">{said}</Link>,
        })}
      </p>
      <h2>{words.lawTitle()}</h2>
      <p>{words.law({ law: operator.law })}</p>
      <h2>{words.operatorTitle()}</h2>
      <OperatedBy {...site} />
    </LegalPage>
  );
}
