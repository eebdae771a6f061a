import * as words from "~/words/ui.generated";
import { skip } from "./skip-link.css";

/** First in the tab order of every page; the shells give their main landmark the id `main`. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      {words.skipToContent()}
    </a>
  );
}
