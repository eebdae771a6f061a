import { exampleMailPath } from "~/paths";
import type { ExampleMail } from "~/platform/ports/mailer";
import { useSite } from "~/shell/page/site";
import { LanguageSwitch } from "~/ui/language-switch";
import { PageHeading } from "~/ui/page-heading";
import { ThemePicker } from "~/ui/theme-picker";
import * as words from "~/words/styleguide.generated";
import { examples } from "./examples";
import * as css from "./styleguide.css";

type ShownMail = Omit<ExampleMail, "html">;

/**
 * Every component of `app/ui` in its states, and every mail in its own, in the theme and language
 * that are chosen on top.
 */
export function Styleguide({ mails }: { mails: readonly ShownMail[] }) {
  const { theme, language } = useSite();
  const mailsOf = (job: string) => mails.filter((mail) => mail.job === job);
  return (
    <main id="main" className={css.page}>
      <PageHeading title={words.title()} lede={words.lede()} />
      <div className={css.choices}>
        <ThemePicker {...theme} />
        <LanguageSwitch {...language} returnTo={theme.returnTo} />
      </div>
      {examples().map(({ file, states }) => (
        <section key={file} className={css.component} aria-labelledby={`component-${file}`}>
          <h2 id={`component-${file}`} className={css.name}>
            <code>{file}</code>
          </h2>
          <dl className={css.states}>
            {states.map(([state, shown]) => (
              <div key={state}>
                <dt className={css.state}>
                  <code>{state}</code>
                </dt>
                <dd className={css.shown}>{shown}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <PageHeading as="h2" title={words.mails()} lede={words.mailsLede()} />
      {[...new Set(mails.map(({ job }) => job))].map((job) => (
        <section key={job} className={css.component} aria-labelledby={`mail-${job}`}>
          <h3 id={`mail-${job}`} className={css.name}>
            <code>{job}</code>
          </h3>
          <dl className={css.states}>
            {mailsOf(job).map(({ name, state, subject, text }) => (
              <div key={name}>
                <dt className={css.state}>
                  <code>{state}</code>
                </dt>
                <dd className={css.shown}>
                  <details aria-label={subject}>
                    <summary>{subject}</summary>
                    <a href={exampleMailPath(name)}>
                      <code>text/html</code>
                    </a>
                    <p className={css.mail} dir="auto">
                      {text}
                    </p>
                  </details>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
