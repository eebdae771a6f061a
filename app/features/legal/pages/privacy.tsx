import { Link } from "@remix-run/react";
import { ContactLink, LegalPage, type LegalPageProps, OperatedBy } from "./legal-page";
import type { PrivacyFacts } from "./privacy-facts.server";

/**
 * `/privacy`: the data that is kept, its readers, how long it is kept, and how to end that. It must
 * change when the product does.
 */
export function Privacy({ lives, cookies, stays, counted, ...site }: LegalPageProps & PrivacyFacts) {
  const { brand, contact, operator } = site;
  return (
    <LegalPage
      title="Privacy"
      lede={`What ${brand} keeps about you, who reads it, and for how long.`}
      version={operator.termsVersion}
    >
      <h2>Who is responsible</h2>
      <OperatedBy {...site} />
      <h2>What is set when you begin</h2>
      <ul>
        <li>
          <strong>Your profile is hidden</strong> until you choose that members read it, or everyone. So are
          your briefs to visitors and search engines.
        </li>
        <li>
          <strong>E-mail about briefs and proposals</strong> comes as things happen. Each such e-mail has a
          link that stops its kind, and your settings can gather them in one a day.
        </li>
        <li>
          <strong>The theme</strong> is your system’s, and times are in your browser’s time zone, until you
          choose others.
        </li>
      </ul>
      <h2>What we keep, and who reads it</h2>
      <ul>
        <li>
          <strong>Your e-mail address</strong>, to sign you in and to tell you what you asked to hear about.
          Other members don’t see it, but for one case: once a proposal is accepted, its author and the hirer
          read each other’s.
        </li>
        <li>
          <strong>Your profile</strong>: as long as it is hidden, only those read it who have to do with you
          through a brief or a conversation: who may read your brief, whom you sent a proposal, who sent you
          one, whom you write with. If you open it to members, everyone with a confirmed address does. If you
          open it to everyone, it has a page for visitors and search engines, without your rate, dates, people
          and e-mail.
        </li>
        <li>
          <strong>Briefs</strong>: a draft is yours alone. A published one is read by the freelancers and
          agencies who have an account here; by visitors and search engines, too, if you choose so, until it
          takes no more proposals.
        </li>
        <li>
          <strong>Proposals</strong>: a draft, or one on a waiting list, is yours alone. One that has a place
          is read by the hirer of its brief, never by others who sent one. If you withdraw it, the hirer sees
          that alone.
        </li>
        <li>
          <strong>Questions about a brief</strong>: until the hirer answers, you and they read yours; then
          everyone who reads the brief does. No one is told who asked.
        </li>
        <li>
          <strong>Pictures and other files</strong>: read by those who read what they belong to, your profile,
          a case, a brief, a proposal, a message. We keep pictures without what else they say, such as where
          they were taken. An e-mail about what you did shows your picture. What you remove is gone from our
          disks within minutes, from backups as they grow old.
        </li>
        <li>
          <strong>What was decided</strong>: the hirer and the person who sent it read the reply, and the
          reason and the note of a no. Of a hirer all who read their briefs or profile see on how many briefs
          they replied in time.
        </li>
        <li>
          <strong>Messages</strong>: the two who write to each other read them, nobody else. Whom you blocked
          is for you alone.
        </li>
        <li>
          <strong>What happened when</strong> to your account, briefs and proposals, which briefs you
          bookmarked, what we told you, and which e-mails you want: for you alone, but for the steps of a
          brief or proposal that its other side sees, too.
        </li>
        <li>
          <strong>Saved searches and saved members</strong>: what you search for, how often you want to hear,
          what we told you of already, and your notes about members: for you alone. A search’s feed and your
          calendar open without signing in for anyone who has the link, until you renew it. We keep of it only
          a code that doesn’t give the link away.
        </li>
        <li>
          <strong>Invitations</strong>: your line and the reply are read by the two of you, like messages.
        </li>
        <li>
          <strong>Your sessions</strong>: when each began, when it was last used, and the browser in words,
          like “Firefox on Android”. For you alone, so that you can end one that isn’t yours. We tell you by
          e-mail when a browser signs in that you hadn’t used here.
        </li>
        <li>
          <strong>Your passkeys</strong>, if you add some: the public part of each, which signs nobody in by
          itself, its name, and when it was added and last used. Your fingerprint and your face never leave
          your device.
        </li>
        <li>
          <strong>Reports</strong>: what you report, as it stood, and what was written right around a message.
          Only the people who run this site read it. They read no other conversation, and what they read and
          decide is noted without names.
        </li>
      </ul>
      <p>We ask for no password and keep none. We do not sell data and show no advertising.</p>
      <h2>How long</h2>
      <ul>
        <li>An account whose address is never confirmed is deleted after {lives.unproven}.</li>
        <li>
          An account that you delete is hidden at once, and you can undo that for {lives.deletion}. Then
          everything is gone but what is listed below. One whose address was never confirmed goes at once.
        </li>
        <li>A session ends after {lives.session}, or when you sign out.</li>
        <li>A link to sign in works for {lives.link}.</li>
        <li>
          After a change of your e-mail the former address is kept for {lives.undo}, so that it can undo it.
        </li>
        <li>Notifications are kept for {lives.notification}.</li>
        <li>
          What happened to your account (sign-ins, ended sessions, passkeys, a new e-mail, downloads of your
          data) is kept for {lives.activity}, with the browser in words. For you alone.
        </li>
        <li>
          What you typed in a form before your address had an account is kept for {lives.draft} at most, and
          goes with the account.
        </li>
        <li>
          What you sent after your session had ended is kept for {lives.keptForm}, and given back to you
          alone, once you have signed in again.
        </li>
        <li>
          If a member asks you by e-mail for a reference, your address is kept until that e-mail is sent.
          After that only a code remains that doesn’t name it, so that the member can ask you once. What you
          write is shown until you or the member remove it.
        </li>
        <li>
          That an e-mail went to an address, or about a proposal, is noted for {lives.mailCount} at most, as a
          code that doesn’t name it. An e-mail that could not be sent is kept for {lives.failedMail}, so that
          we can see why.
        </li>
        <li>
          The network address that a form or a sign-in came from is counted for about {lives.postCount},
          against floods, as a code that doesn’t name it.
        </li>
        <li>
          How often you save, send or decide something, how much you read and how often you download your data
          is counted for about {lives.writeCount}, against floods, as a code that doesn’t name you.
        </li>
        <li>Everything else stays as long as your account.</li>
      </ul>
      <h2>What stays when an account is deleted</h2>
      <p>Without your name and address:</p>
      <ul>
        {stays.map((what) => (
          <li key={what}>{what}.</li>
        ))}
      </ul>
      <h2>Who else handles it</h2>
      <p>
        Sign-in runs on Google Firebase Authentication. Google stores your e-mail address and an account
        number for us, and sees your browser’s network address when you sign in.
      </p>
      <h2>Cookies and your browser</h2>
      <p>We set only the cookies that the site needs to work. None of these follows you elsewhere.</p>
      <ul>
        {cookies.map(({ name, what, life }) => (
          <li key={name}>
            <strong>{name}</strong>: {what}; {life} at most.
          </li>
        ))}
      </ul>
      <p>
        Your browser’s local storage keeps the address you asked a link for and the time you signed in. A
        brief or a proposal that you write is saved with us as you type, as a draft that you alone read. What
        you typed elsewhere and didn’t send stays in its tab, to be put back within {lives.unsentText}, and
        never reaches us. Signing out clears all of it.
      </p>
      <h2>Analytics</h2>
      <p>
        {counted
          ? `We count page views with a script from ${counted}, which sets no cookies and builds no profiles. If your browser sends Do Not Track or Global Privacy Control, the script is not loaded.`
          : "We don’t count page views."}
      </p>
      <h2>Your rights</h2>
      <p>
        You have them in your own hands: correct your data on the page <Link to="/app/profile">Profile</Link>,
        and download a copy of everything or delete your account on the page{" "}
        <Link to="/app/profile/account">Account</Link>. The copy is a file (JSON) in which times are in UTC,
        amounts in the smallest unit of their currency, and states have the names that our programs give them.
        Pictures and PDFs aren’t in it: save them where they are shown. You may also object to how we use your
        data: write to <ContactLink contact={contact} />. And you may complain to the data protection
        authority where you live.
      </p>
    </LegalPage>
  );
}
