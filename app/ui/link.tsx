import { useLocation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { type FollowedLink, followed } from "./link-intent";

export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A path of ours, a query on the page's own path, or a place on the page: `#questions`. */
  to: string;
  /** Loads the document anew: for files, and for what clears memory. */
  reloadDocument?: boolean;
  /** Stays where it is on the page. */
  preventScrollReset?: boolean;
}

/**
 * A link within the site. A plain anchor: pages have up to hundreds, and the router's own link
 * resolves its path against its route and keeps state of its own. `FollowLinks` follows them all.
 */
export function Link({ to, reloadDocument, preventScrollReset, ...attributes }: LinkProps) {
  const isOnPage = to.startsWith("#");
  const link: FollowedLink | undefined =
    reloadDocument || isOnPage ? undefined : preventScrollReset ? "in-place" : "page";
  return <a {...attributes} href={to} {...{ [followed]: link }} />;
}

/** A link of a navigation: marked where its page, or one below it unless `end`, is shown. */
export function PlaceLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const path = props.to.split(/[?#]/, 1)[0] ?? "";
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...props} aria-current={isHere ? "page" : undefined} />;
}
