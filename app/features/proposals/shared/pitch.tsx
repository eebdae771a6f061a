import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/proposalsCompare.generated";
import * as css from "./pitch.css";

/** Letters that fit in a column without pushing the rest out of sight. */
const shown = 420;

/** A pitch in a comparison: its beginning, and the rest on demand. Works without JavaScript. */
export function Pitch({ text }: { text: string }) {
  if (text.length <= shown * 1.3) return <TypedText text={text} />;
  const cut = text.slice(0, shown).search(/\s\S*$/);
  const end = cut > 0 ? cut : shown;
  return (
    <div>
      <TypedText text={`${text.slice(0, end)} …`} />
      <details aria-label={words.restOfPitch()}>
        <summary className={css.more}>{words.readRest()}</summary>
        <TypedText text={text.slice(end)} />
      </details>
    </div>
  );
}
