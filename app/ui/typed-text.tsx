import { written } from "~/words/isolate";
import { partsOf } from "./links-in-text";
import { typed } from "./text.css";

interface TypedTextProps {
  text: string;
  /** The code of its language, where its author says it. */
  lang?: string | null;
  /** Replaces the type and width of running text. */
  className?: string;
}

/**
 * A member's text as it was typed, with its line breaks, its direction, and its addresses as links
 * that recommend nothing and are left-to-right in any text (`dir` isolates, too). The only
 * component for members' prose.
 */
export function TypedText({ text, lang, className = "" }: TypedTextProps) {
  return (
    <p {...written(text, lang)} className={`${typed} ${className}`.trim()}>
      {partsOf(text).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key, and never move
          <a key={index} dir="ltr" href={href} rel="nofollow ugc noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
