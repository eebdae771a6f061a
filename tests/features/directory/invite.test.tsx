import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Invite, leadsToInvite } from "~/features/directory/shared/invite";
import type { InviteState } from "~/shell/operations/operations.generated";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

describe("a member's page has a button to invite them wherever they may be invited", () => {
  it.each<[InviteState | null, string | null]>([
    [null, "/app/members/cy/invite"],
    ["MAY", "/app/briefs/b/invite?member=cy"],
    ["CLOSED", "/app/members/cy/invite"],
    ["NEVER", "/app/members/cy/invite"],
    ["INVITED", null],
    ["UNWANTED", null],
  ])("%s", (state, to) => {
    const shown = renderToStaticMarkup(<Invite brief="b" uid="cy" name="Cy" state={state} isPrimary />);
    expect(/href="([^"]+)"/.exec(shown)?.[1] ?? null).toBe(to);
    expect(leadsToInvite(state)).toBe(to !== null);
    expect(shown.includes("Invite to a brief")).toBe(to === "/app/members/cy/invite");
  });
});
