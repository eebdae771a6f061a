import { finePrint } from "~/ui/text.css";

/** Beside the list, as long as nobody was chosen from it. */
export function NoneShown() {
  return <p className={finePrint}>Choose a name to read the whole proposal here.</p>;
}
