import { none } from "./board.css";

/** Beside the list, as long as nobody was chosen from it. */
export function NoneShown() {
  return (
    <div className={none}>
      <p>Choose a name to read the whole proposal here.</p>
    </div>
  );
}
