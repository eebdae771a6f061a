import type { DecisionPage } from "./decision-page.server";

/**
 * Where a decision about a proposal leads on to: back to where the hirer came from, or to the next of the same status,
 * beside a list in the same order. After the last of them it stays: somebody of another status, with other buttons in
 * the same place, would be pressed by chance.
 */
export function WayOn({
  back,
  previous,
  next,
  order,
}: Pick<DecisionPage, "back" | "previous" | "next" | "order">) {
  const other = next ?? previous;
  return back ? (
    <input type="hidden" name="back" value={back} />
  ) : (
    <>
      {other && <input type="hidden" name="next" value={other} />}
      {order !== "date" && <input type="hidden" name="sort" value={order} />}
    </>
  );
}
