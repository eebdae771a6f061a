import { useSite } from "~/shell/page/site";
import { LanguageSwitch } from "~/ui/language-switch";
import { PageHeading } from "~/ui/page-heading";
import { ThemePicker } from "~/ui/theme-picker";
import * as words from "~/words/styleguide.generated";
import { examples } from "./examples";
import * as css from "./styleguide.css";

/** Every component of `app/ui` in its states, in the theme and language that are chosen on top. */
export function Styleguide() {
  const { theme, language } = useSite();
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
    </main>
  );
}
