import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import * as words from "~/words/legalPrivacy.generated";
import { ContactLink, LegalPage, type LegalPageProps, OperatedBy } from "./legal-page";
import type { PrivacyFacts } from "./privacy-facts.server";

/**
 * `/privacy`: the data that is kept, its readers, how long it is kept, and how to end that. It must
 * change when the product does.
 */
export function Privacy({ lives, cookies, stays, counted, ...site }: LegalPageProps & PrivacyFacts) {
  const { brand, contact, operator } = site;
  return (
    <LegalPage title={words.title()} lede={words.lede({ brand })} version={operator.termsVersion}>
      <h2>{words.responsibleTitle()}</h2>
      <OperatedBy {...site} />
      <h2>{words.defaultsTitle()}</h2>
      <ul>
        <li>{words.profileHidden(bold)}</li>
        <li>{words.emailAsItHappens(bold)}</li>
        <li>{words.themeOfSystem(bold)}</li>
      </ul>
      <h2>{words.keptTitle()}</h2>
      <ul>
        <li>{words.keptAddress(bold)}</li>
        <li>{words.keptProfile(bold)}</li>
        <li>{words.keptBriefs(bold)}</li>
        <li>{words.keptProposals(bold)}</li>
        <li>{words.keptQuestions(bold)}</li>
        <li>{words.keptFiles(bold)}</li>
        <li>{words.keptDecisions(bold)}</li>
        <li>{words.keptMessages(bold)}</li>
        <li>{words.keptHistory(bold)}</li>
        <li>{words.keptSearches(bold)}</li>
        <li>{words.keptInvitations(bold)}</li>
        <li>{words.keptSessions(bold)}</li>
        <li>{words.keptPasskeys(bold)}</li>
        <li>{words.keptReports(bold)}</li>
      </ul>
      <p>{words.noPassword()}</p>
      <h2>{words.lifeTitle()}</h2>
      <ul>
        <li>{words.lifeUnproven(lives)}</li>
        <li>{words.lifeDeletion(lives)}</li>
        <li>{words.lifeSession(lives)}</li>
        <li>{words.lifeLink(lives)}</li>
        <li>{words.lifeUndo(lives)}</li>
        <li>{words.lifeNotification(lives)}</li>
        <li>{words.lifeActivity(lives)}</li>
        <li>{words.lifeDraft(lives)}</li>
        <li>{words.lifeKeptForm(lives)}</li>
        <li>{words.lifeReference()}</li>
        <li>{words.lifeMail(lives)}</li>
        <li>{words.lifePosts(lives)}</li>
        <li>{words.lifeWrites(lives)}</li>
        <li>{words.lifeSearch()}</li>
        <li>{words.lifeElse()}</li>
      </ul>
      <h2>{words.staysTitle()}</h2>
      <p>{words.withoutName()}</p>
      <ul>
        {stays.map((what) => (
          <li key={what}>{words.stays({ what })}</li>
        ))}
      </ul>
      <h2>{words.othersTitle()}</h2>
      <p>{words.others()}</p>
      <h2>{words.cookiesTitle()}</h2>
      <p>{words.cookies()}</p>
      <ul>
        {cookies.map(({ name, what, life }) => (
          <li key={name}>{words.cookie({ name, what, life, ...bold })}</li>
        ))}
      </ul>
      <p>{words.storage(lives)}</p>
      <h2>{words.analyticsTitle()}</h2>
      <p>{counted ? words.counted({ host: counted }) : words.notCounted()}</p>
      <h2>{words.rightsTitle()}</h2>
      <p>
        {words.rights({
          profile: (said) => <Link to="/app/profile">{said}</Link>,
          account: (said) => <Link to="/app/profile/account">{said}</Link>,
          contact: <ContactLink contact={contact} />,
        })}
      </p>
    </LegalPage>
  );
}

const bold = { strong: (said: ReactNode) => <strong>{said}</strong> };
