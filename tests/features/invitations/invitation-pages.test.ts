import { expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import * as invitation from "~/routes/app.briefs.$id_.invitation";
import * as invite from "~/routes/app.briefs.$id_.invite";
import * as published from "~/routes/app.briefs.$id_.published";
import {
  DeclineInvitationDocument,
  InviteFormDocument,
  InviteMemberDocument,
  OwnInvitationDocument,
  PublishedBriefDocument,
  WithdrawInvitationDocument,
} from "~/shell/operations/operations.generated";

const params = { id: "a-brief" };
const path = "/app/briefs/a-brief";

async function createSender() {
  const app = createTestApp();
  const { cookie } = await app.signIn({ email: "hal@example.com" });
  const open = (route: typeof invite | typeof invitation | typeof published, to: string) => {
    const request = get(to, { cookie });
    return respond(() => route.loader({ request, context: app.context(request), params }));
  };
  const send = (route: typeof invite | typeof invitation, to: string, fields: Record<string, string>) => {
    const request = post(to, fields, { cookie });
    return respond(() => route.action({ request, context: app.context(request), params }));
  };
  return { open, send };
}

it("the form to invite asks for the member that its address names, and leads to who else fits", async () => {
  const { open, send } = await createSender();
  const member = { uid: "ann", invitable: "MAY" };
  mockGraphql(InviteFormDocument, { brief: { id: "a-brief", title: "A shop", check: [] }, member } as never);
  const sent = mockGraphql(InviteMemberDocument, { inviteMember: { refusal: null } });
  const page = await open(invite, `${path}/invite?member=ann`);
  expect(await page.json()).toMatchObject({ member, newKey: expect.any(String) });
  const answer = await send(invite, `${path}/invite?member=ann`, { key: "a-key-of-it", line: "For you." });
  expect(answer).toHaveRedirect(`${path}/published?done=invited`, 303);
  expect(sent[0]?.variables).toEqual({
    brief: "a-brief",
    member: "ann",
    key: "a-key-of-it",
    line: "For you.",
  });
});

it("the same page withdraws an invitation without an answer, and no other", async () => {
  const { open, send } = await createSender();
  const member = { uid: "ann", invitable: "INVITED" };
  const asked = (status: string) =>
    mockGraphql(InviteFormDocument, {
      brief: { id: "a-brief", title: "A shop", check: [], invitations: [{ uid: "ann", status }] },
      member,
    } as never);
  asked("SENT");
  expect(await (await open(invite, `${path}/invite?member=ann`)).json()).toMatchObject({ mayWithdraw: true });
  asked("DECLINED");
  expect(await (await open(invite, `${path}/invite?member=ann`)).json()).toMatchObject({
    mayWithdraw: false,
  });
  const sent = mockGraphql(WithdrawInvitationDocument, { withdrawInvitation: { refusal: null } });
  const answer = await send(invite, `${path}/invite?member=ann`, { intent: "withdraw" });
  expect(answer).toHaveRedirect(`${path}/published?done=uninvited`, 303);
  expect(sent[0]?.variables).toEqual({ brief: "a-brief", member: "ann" });
});

it("a no without a reason asks for one, and a note of blanks is none", async () => {
  const { send } = await createSender();
  const sent = mockGraphql(DeclineInvitationDocument, { declineInvitation: { refusal: null } });
  const refused = await send(invitation, `${path}/invitation`, { reason: "", note: "Sorry." });
  expect(refused.status).toBe(422);
  expect(sent).toHaveLength(0);
  const answer = await send(invitation, `${path}/invitation`, { reason: "BUDGET", note: "  " });
  expect(answer).toHaveRedirect(`${path}/invitation?done=declined`, 303);
  expect(sent[0]?.variables).toEqual({ brief: "a-brief", reason: "BUDGET", note: null });
});

it.each([
  ["talent invites nobody", invite, `${path}/invite?member=ann`, InviteFormDocument, { check: null }],
  [
    "nobody declines what they weren’t sent",
    invitation,
    `${path}/invitation`,
    OwnInvitationDocument,
    { invitation: null },
  ],
  [
    "talent has no page after publishing",
    published,
    `${path}/published`,
    PublishedBriefDocument,
    { check: null },
  ],
] as const)("%s: a 404", async (_what, route, to, document, brief) => {
  const { open } = await createSender();
  mockGraphql(document as typeof OwnInvitationDocument, { brief, member: { uid: "ann" } } as never);
  expect((await open(route, to)).status).toBe(404);
});

it("a brief that isn’t open leads from the page after publishing to itself", async () => {
  const { open } = await createSender();
  mockGraphql(PublishedBriefDocument, { brief: { check: [], status: "CLOSED" } } as never);
  expect(await open(published, `${path}/published`)).toHaveRedirect(path);
});
