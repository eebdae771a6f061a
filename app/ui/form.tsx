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

/** Remix's `Form`; one that posts says whose page it was made for. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ children, ...props }, ref) {
  return (
    <RemixForm {...props} ref={ref}>
      {props.method === "post" && <MemberField />}
      {children}
    </RemixForm>
  );
});
