import { ContactLink, LegalPage, type LegalPageProps } from "./legal-page";

/** `/privacy`: what is kept, where, how long, and how to end it. It must change when the product does. */
export function Privacy({ brand, contact }: LegalPageProps) {
  return (
    <LegalPage title="Privacy" lede={`What ${brand} keeps about you, why, and for how long.`}>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>Your e-mail address</strong>, to sign you in and to tell you what you asked to hear about.
        </li>
        <li>
          <strong>What you type into our forms</strong>: your profile, briefs, proposals and messages. Others
          see only what each page says they see.
        </li>
        <li>
          <strong>Your sessions</strong>: when each began, when it was last used, and a short summary of the
          device. They keep you signed in, and let a session that is not yours be ended.
        </li>
      </ul>
      <p>We ask for no password and keep none. We do not sell data and show no advertising.</p>
      <h2>How long</h2>
      <ul>
        <li>An account whose address nobody confirms is deleted after 7 days.</li>
        <li>
          The network address that a form came from is counted in memory for about 10 minutes, against floods,
          and never written down.
        </li>
        <li>What you typed in a form before your address had an account is kept for 7 days at most.</li>
        <li>A session ends after 12 days, or when you sign out.</li>
        <li>Notifications are kept for 180 days.</li>
        <li>Everything else stays until you delete it or ask us to.</li>
      </ul>
      <h2>Who else handles it</h2>
      <p>
        Sign-in runs on Google Firebase Authentication. Google stores your e-mail address and an account
        number for us, and sees your browser’s network address when you sign in.
      </p>
      <h2>Cookies</h2>
      <p>We set only what the site needs to work. None of these follows you elsewhere.</p>
      <ul>
        <li>
          <strong>Session</strong>: keeps you signed in, 12 days.
        </li>
        <li>
          <strong>Attempt</strong>: ties a sign-up or log-in to this browser, 10 minutes, with a one-minute
          helper while you are being signed in.
        </li>
        <li>
          <strong>Theme</strong>: remembers the colours you chose.
        </li>
      </ul>
      <p>
        Your browser’s local storage keeps the address you asked a link for and the time you signed in. Both
        are cleared when you sign out.
      </p>
      <h2>Analytics</h2>
      <p>
        If this site counts page views at all, it does so with a script that sets no cookies and builds no
        profiles. If your browser sends Do Not Track or Global Privacy Control, the script is not loaded.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of your data, have it corrected or deleted, or object to how we use it. Write
        to <ContactLink contact={contact} />. You may also complain to the data protection authority where you
        live.
      </p>
    </LegalPage>
  );
}
