import { Link } from "./link";
import { wordmark } from "./public-shell.css";
import { mark } from "./wordmark.css";

/** The arch of the house and its name, in the header of every page: leads to the first one. */
export function Wordmark({ brand, to }: { brand: string; to: string }) {
  return (
    <Link className={wordmark} to={to}>
      {/* Forced colours are those of the text around a drawing, not its own. */}
      <span className={mark}>
        <svg aria-hidden="true" width="22" height="22" viewBox="5 5 22 22">
          <path fill="currentColor" d="M6 26V16a10 10 0 0 1 20 0v10h-5V16a5 5 0 0 0-10 0v10z" />
        </svg>
      </span>
      {brand}
    </Link>
  );
}
