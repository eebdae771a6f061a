import { none } from "./board.css";

/** Shown beside the list until a proposal is chosen from it. */
export function NoneShown() {
  return (
    <div className={none}>
      <p>Choose a name to read the whole proposal here.</p>
    </div>
  );
}
