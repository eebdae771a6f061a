import { useSearchParams } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import { describeDecided } from "./decided";

/** Says that a decision was taken, on the page that it led back to. */
export function DecidedNotice() {
  const [search] = useSearchParams();
  const decided = describeDecided(search);
  if (!decided) return null;
  return (
    <Notice kind="success" title={decided.title}>
      {decided.text}
    </Notice>
  );
}
