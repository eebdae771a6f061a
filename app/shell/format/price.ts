export { formatDay } from "~/content/day-texts";
export { formatPrice } from "~/content/price-texts";
