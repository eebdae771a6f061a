import { signsOut } from "./links-in-text";

interface OutsideLinkProps {
  to: string;
  className?: string;
  target?: "_blank";
}

/**
 * An address that a member gave, as browsers read it, so that the host shown first is the one it
 * leads to. https only, without a referrer, and marked as no recommendation of ours.
 */
export function OutsideLink({ to, ...attributes }: OutsideLinkProps) {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url?.protocol !== "https:" || signsOut(url)) return <>{to}</>;
  const text = url.host.replace(/^www\./, "") + url.pathname + url.search + url.hash;
  return (
    <a dir="ltr" href={url.href} rel="nofollow ugc noopener noreferrer" {...attributes}>
      {text.replace(/\/$/, "")}
    </a>
  );
}
