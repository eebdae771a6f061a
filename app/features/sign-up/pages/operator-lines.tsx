import type { Operator } from "~/content/operator";
import { text } from "~/ui/public-page.css";
import { useSite } from "~/shell/page/site";

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
