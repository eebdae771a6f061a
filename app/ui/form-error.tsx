import { error } from "./field.css";
import { AlertIcon } from "./icons";

/** What went wrong with a small form that has no room for a summary. Announced when it appears. */
export function FormError({ id, children }: { id?: string; children: string | null | undefined }) {
  return (
    <div role="alert" id={id}>
      {children && (
        <p className={error}>
          <AlertIcon />
          {children}
        </p>
      )}
    </div>
  );
}
