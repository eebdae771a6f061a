import * as words from "~/words/ui.generated";
import { frame } from "./frame.css";
import { LanguageSwitch, type LanguageSwitchProps } from "./language-switch";
import { Link } from "./link";
import * as css from "./site-footer.css";
import { ThemePicker, type ThemePickerProps } from "./theme-picker";

export interface SiteFooterProps {
  /** An e-mail address whose mail people read. */
  contact: string;
  theme: ThemePickerProps;
  language: LanguageSwitchProps;
  /** Whether the operator’s country asks for a link to the imprint. */
  hasImprint: boolean;
  /** The list of open briefs for visitors; members have their own. */
  briefs?: string;
}

/** The foot of every page: the open briefs, the legal links, a contact, the theme. */
export function SiteFooter({ contact, theme, language, hasImprint, briefs }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={frame}>
        <div className={css.inner}>
          <ul className={css.links}>
            {briefs && (
              <li>
                <Link className={css.link} to={briefs}>
                  {words.openBriefs()}
                </Link>
              </li>
            )}
            <li>
              <Link className={css.link} to="/privacy">
                {words.privacy()}
              </Link>
            </li>
            <li>
              <Link className={css.link} to="/terms">
                {words.terms()}
              </Link>
            </li>
            {hasImprint && (
              <li>
                <Link className={css.link} to="/imprint">
                  {words.imprint()}
                </Link>
              </li>
            )}
            <li>
              <a className={css.link} href={`mailto:${contact}`}>
                {words.contact()}
              </a>
            </li>
          </ul>
          <LanguageSwitch {...language} returnTo={theme.returnTo} />
          <ThemePicker {...theme} />
        </div>
      </div>
    </footer>
  );
}
