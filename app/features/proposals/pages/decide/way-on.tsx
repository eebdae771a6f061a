import type { DecisionPage } from "./decision-page.server";

/**
 * Hidden controls that name the page after a decision: where the hirer came from, or the next
 * proposal of the same status, beside a list in the same order. After the last one the page stays:
 * a proposal of another status has other buttons in the same place, which could be pressed by
 * mistake.
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
