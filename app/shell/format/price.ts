export { formatDay } from "~/domain/day-texts";
export { formatPrice } from "~/domain/price-texts";
