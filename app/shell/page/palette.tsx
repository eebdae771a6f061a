import { useFetcher, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { paths } from "~/paths";
import { Dialog } from "~/ui/dialog";
import { control } from "~/ui/field.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { finePrint, plainList, quiet } from "~/ui/text.css";
import { SEARCH_PAUSE } from "~/values/durations";
import { limits } from "~/values/limits";
import * as words from "~/words/palette.generated";
import * as css from "./palette.css";
import { entriesFor, type FoundMembers, keywordOf } from "./palette-entries";
import { useViewer } from "./use-viewer";

/** A list of the member's pages over the page, from which the arrows choose and Enter leads on. */
export function Palette({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const kind = useViewer()?.kind ?? null;
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const { load, data } = useFetcher<FoundMembers>();
  const entries = entriesFor(kind, typed, data);
  const chosen = entries[at];
  const keyword = kind === null ? "" : keywordOf(typed);

  useEffect(() => {
    if (keyword === "") return;
    const search = () => load(`${paths.foundMembers}?${new URLSearchParams({ keyword })}`);
    const timer = setTimeout(search, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [keyword, load]);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);

  function go(to: string) {
    onClose();
    navigate(to);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((at + step + entries.length) % entries.length);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      go(chosen[0]);
    }
  }

  return (
    <Dialog label={words.title()} onClose={onClose}>
      <label className={visuallyHidden} htmlFor={id}>
        {words.title()}
      </label>
      <input
        id={id}
        className={control}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-pages`}
        aria-activedescendant={chosen && `${id}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.placeholder()}
        maxLength={limits.keyword}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-pages`}
        role="listbox"
        aria-label={words.title()}
        className={`${plainList} ${css.list}`}
      >
        {entries.map(([to, label, headline], place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={to}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            className={place === at ? css.chosen : css.entry}
            onClick={() => go(to)}
          >
            <bdi>{label}</bdi>
            {headline && <bdi className={finePrint}>{headline}</bdi>}
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={quiet}>{words.none()}</p>}
    </Dialog>
  );
}
