import { useLocation } from "@remix-run/react";
import { unseenParam } from "~/paths";
import * as words from "~/words/ui.generated";
import { Link } from "./link";
import { wordTarget } from "./link.css";
import { note, place } from "./unseen-note.css";

/**
 * Says that characters were left out of a form's texts which can't be seen, on the page that the
 * form led to. In the address, as all that a page says once, so that it needs neither scripts nor a
 * cookie.
 */
export function UnseenNote() {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const isSaid = params.has(unseenParam);
  params.delete(unseenParam);
  return (
    <div className={place} role="status" data-print="no">
      {isSaid && (
        <div className={note}>
          <p>{words.unseenLeftOut()}</p>
          <Link className={wordTarget} to={`${pathname}?${params}${hash}`} preventScrollReset>
            {words.unseenRead()}
          </Link>
        </div>
      )}
    </div>
  );
}
