import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { visuallyHidden } from "./hidden.css";
import { resultsId } from "./results-id";

/**
 * After a navigation of the running page, does what a browser does after a document load: announces
 * the new page and moves the focus to its start. Otherwise the focus would stay on a link of the
 * previous page, or be lost with it. Inside an element marked `data-keeps-focus` it stays: a list
 * beside the item that it opens. After a search it goes to the heading of what was found
 * (`resultsId`), not to the filters before it. Where the language has changed, as by signing in to
 * an account that keeps another one, it loads the page anew.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  const { state, formMethod } = useNavigation();
  const address = pathname + search;
  const shown = useRef(address);
  const busy = useRef(false);
  const searched = useRef(false);
  const [title, setTitle] = useState("");
  const spoken = useRef("");

  useEffect(() => {
    const finished = busy.current && state === "idle";
    busy.current = state !== "idle";
    if (state !== "idle") searched.current = formMethod === "GET";
    const moved = shown.current !== address;
    shown.current = address;
    // While a loading view still covers the page, the focus isn't lost: the view restores it.
    const lost = finished && document.activeElement === document.body && !document.querySelector("[inert]");
    const { lang } = document.documentElement;
    spoken.current ||= lang;
    // Its scripts have the words of one language.
    if (moved && lang !== spoken.current) location.reload();
    if (!moved && !lost) return;
    const { activeElement } = document;
    const keeps = activeElement?.closest("[data-keeps-focus]") && activeElement.checkVisibility();
    const results = searched.current ? document.getElementById(resultsId) : null;
    if (results) results.focus();
    else if (!keeps) document.getElementById("main")?.focus({ preventScroll: true });
    searched.current = false;
    setTitle(document.title);
  }, [address, state, formMethod]);

  return (
    <p className={visuallyHidden} aria-live="polite">
      {title}
    </p>
  );
}
