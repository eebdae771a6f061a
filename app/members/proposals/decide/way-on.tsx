import type { DecisionPage } from "./decision-page.server";

/**
 * Where a decision about a proposal leads on to: back to where the hirer came from, or to the next of the same status,
 * beside a list in the same order.
 */
export function WayOn({
  back,
  previous,
  next,
  order,
}: Pick<DecisionPage, "back" | "previous" | "next" | "order">) {
  return back ? (
    <input type="hidden" name="back" value={back} />
  ) : (
    <>
      <input type="hidden" name="next" value={next ?? previous ?? ""} />
      {order !== "date" && <input type="hidden" name="sort" value={order} />}
    </>
  );
}
