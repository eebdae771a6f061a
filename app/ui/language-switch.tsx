import { languageNow, languages } from "~/words/languages";
import * as css from "./language-switch.css";

/**
 * Chooses the language of all pages and of mails. A plain form, also with JavaScript: the page's
 * scripts have one language's words. Nothing where only one is offered.
 */
export function LanguageSwitch({ returnTo }: { returnTo: string }) {
  if (languages.length < 2) return null;
  const current = languageNow();
  return (
    <form method="post" action="/language" className={css.languages}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {languages.map(({ code, name, direction }) => (
        <button
          key={code}
          type="submit"
          name="language"
          value={code}
          lang={code}
          dir={direction}
          aria-current={code === current ? "true" : undefined}
          className={css.language}
        >
          {name}
        </button>
      ))}
    </form>
  );
}
