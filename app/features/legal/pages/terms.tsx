import { Link } from "@remix-run/react";
import { LegalPage, type LegalPageProps, OperatedBy } from "./legal-page";

/** `/terms`: the rules of the site, in plain language. */
export function Terms(site: LegalPageProps) {
  const { brand, operator } = site;
  return (
    <LegalPage
      title="Terms"
      lede={`The rules for using ${brand}. They are short; please read them.`}
      version={operator.termsVersion}
    >
      <h2>What this is</h2>
      <p>
        {brand} brings freelancers and small agencies together with people who hire. We run the place; we are
        not a party to what you agree with each other, and we take no payments. Using it is free of charge
        today.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use an e-mail address that is yours, and confirm it.</li>
        <li>Say who you are. Do not pretend to be another person or company.</li>
        <li>Anyone who can read your e-mail can sign in as you, so look after it.</li>
      </ul>
      <h2>If you hire</h2>
      <ul>
        <li>Post briefs for work that exists.</li>
        <li>
          Reply to everyone who sent a proposal by the reply date on the brief, with a reason if it is a no.
          If the date passes, the brief closes and we tell them so.
        </li>
        <li>
          Use what people send you to decide on the brief, and their e-mail address, once you have accepted
          them, to agree on the work: for nothing else.
        </li>
      </ul>
      <h2>If you propose</h2>
      <ul>
        <li>Write your own proposals, one to a brief, and only claim what is true.</li>
        <li>When a brief is full you join its waiting list. Nobody can pay to move up.</li>
      </ul>
      <h2>What you write</h2>
      <p>
        It stays yours. You let us store it and show it to the people it is meant for. Do not post what is
        unlawful, hateful, or somebody else’s. We may remove it, and suspend an account that keeps doing it;
        we say why.
      </p>
      <h2>What we answer for</h2>
      <p>
        We keep the place running with care but can’t promise that it never fails. Nothing here limits rights
        that the law gives you.
      </p>
      <h2>Changes and the end</h2>
      <p>
        You can leave at any time: delete your account on the page{" "}
        <Link to="/app/profile/account">Account</Link>. If these terms change in a way that matters, we tell
        you by e-mail before they do. What happens with your data is on the{" "}
        <Link to="/privacy">privacy page</Link>.
      </p>
      <h2>Which law holds</h2>
      <p>
        The law of {operator.law}. If you live elsewhere and use this place as a consumer, what the law of
        your own country gives you stays yours.
      </p>
      <h2>Who runs it</h2>
      <OperatedBy {...site} />
    </LegalPage>
  );
}
