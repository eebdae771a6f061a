import type { Operator } from "~/content/operator";
import { useSite } from "~/shell/page/site";
import { text } from "~/ui/public-page.css";

/** Who runs the place, and how they are reached. */
export function OperatorLines({ operator }: { operator: Operator }) {
  const { contact } = useSite();
  return (
    <p className={text}>
      {operator.name}
      <br />
      {operator.address}
      <br />
      <a href={`mailto:${contact}`}>{contact}</a>
    </p>
  );
}
