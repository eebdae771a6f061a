import { type FormProps, Form as RemixForm } from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";

/** The member whose page it is; null on a page that is no member's. */
export const PageMember = createContext<string | null>(null);

/**
 * Says whose page a form was made for. Two accounts in one browser share the session of the newer
 * one: without this, an open form of one member would be taken for the other's
 * (shell/request/page-member.server.ts).
 */
export function MemberField() {
  const uid = useContext(PageMember);
  return uid === null ? null : <input type="hidden" name="member" value={uid} />;
}

/** In place of the member in an item's HTML, which is kept for all (shell/page/items.tsx). */
export const anyMember = "";

const fieldOfAny = '<input type="hidden" name="member" value=""/>';

/** An item's HTML for one member. No typed text can look like the field: its `<` is escaped. */
export function forMember(html: string, uid: string | null): string {
  const value = uid?.replace(/[^\w-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
  return html.replaceAll(fieldOfAny, value === undefined ? "" : fieldOfAny.replace('""', `"${value}"`));
}

/** Remix's `Form`; one that posts says whose page it was made for. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ children, ...props }, ref) {
  return (
    <RemixForm {...props} ref={ref}>
      {props.method === "post" && <MemberField />}
      {children}
    </RemixForm>
  );
});
