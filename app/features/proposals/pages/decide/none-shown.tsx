import * as words from "~/words/proposalsBoard.generated";
import { none } from "./board.css";

/** Shown beside the list until a proposal is chosen from it. */
export function NoneShown() {
  return (
    <div className={none}>
      <p>{words.noneShown()}</p>
    </div>
  );
}
