import * as css from "./language-switch.css";

export interface LanguageSwitchProps {
  /** The code (BCP 47) of the page's own. */
  current: string;
  /** Those to choose from, named as their speakers write them; none where there is one alone. */
  offered: readonly { code: string; name: string; direction: "ltr" | "rtl" }[];
}

/**
 * Chooses the language of all pages and of mails. A plain form, also with JavaScript: the page's
 * scripts have one language's words.
 */
export function LanguageSwitch({ current, offered, returnTo }: LanguageSwitchProps & { returnTo: string }) {
  return (
    offered.length > 0 && (
      <form method="post" action="/language" className={css.languages}>
        <input type="hidden" name="returnTo" value={returnTo} />
        {offered.map(({ code, name, direction }) => (
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
    )
  );
}
