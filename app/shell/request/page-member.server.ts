import { type ActionFunctionArgs, type AppLoadContext, json } from "@remix-run/node";
import * as words from "~/words/shellApp.generated";
import { readPost } from "./read-form.server";

type Fields = [name: string, value: string][];

/** They act on the browser, not on a member: leaving must work on every page. */
const ofBrowser = new Set(["routes/language", "routes/session", "routes/sign-out", "routes/theme"]);

/**
 * Refuses a post that was made on another member's page than the session's: two accounts in one
 * browser share the newer one's session. Checked before every action, so that a new form joins by
 * itself. A form says its member in the field `member` (ui/form.tsx), which works without
 * JavaScript; what a page posts by itself says `pageMember`, for it isn't kept as a form is
 * (kept-form.server.ts). A post that says neither is taken: pages of an earlier release, and
 * programs, know of none. Null if nothing is wrong.
 *
 * @throws Response 409, for a document
 */
export async function requirePageMember(
  routeId: string,
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
): Promise<Response | null> {
  if (ofBrowser.has(routeId)) return null;
  const type = request.headers.get("content-type") ?? "";
  // A form with files is read as it arrives (read-upload.server.ts).
  if (type.startsWith("multipart/")) return null;
  const fields = type.startsWith("application/x-www-form-urlencoded") ? await readPost(request) : [];
  const said = fields.filter(([name]) => name === "member" || name === "pageMember").map(([, uid]) => uid);
  return refuseOther(context, said, fields);
}

/**
 * As above, for a form with files once it was read.
 *
 * @throws Response 409
 */
export async function requireMemberOf(
  context: Pick<AppLoadContext, "session">,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  if (texts.member === undefined) return;
  const refused = await refuseOther(
    { ...context, isDataRequest: false },
    [texts.member],
    Object.entries(texts),
  );
  if (refused) throw refused;
}

async function refuseOther(
  { session, isDataRequest }: Pick<AppLoadContext, "session" | "isDataRequest">,
  said: readonly string[],
  fields: Fields,
): Promise<Response | null> {
  // An empty field is of a page that knew no member.
  const uids = said.filter(Boolean);
  if (uids.length === 0) return null;
  const found = await session();
  // Without a session the form is kept for the member that it names (kept-form.server.ts).
  if (found.state !== "signed-in" || uids.every((uid) => uid === found.session.uid)) return null;
  const { email } = found.session;
  // The page of the new member has no form for it: an error page shows the texts.
  if (!isDataRequest) {
    const said = words.otherMember({ email });
    // A script that posts by itself reads `problem` or `message`.
    throw json({ said, problem: said, message: said, unsent: fields }, { status: 409 });
  }
  return answerPage(words.otherMemberHere({ email }), fields);
}

/** For the running page, which stays as it is: in each shape that a part of it reads. */
function answerPage(problem: string, fields: Fields): Response {
  const initialValue = Object.fromEntries(fields);
  const { intent = "", revision } = initialValue;
  return json(
    intent === "autosave"
      ? { autosaved: "refused", problems: [{ field: "", message: problem }] }
      : {
          intent,
          revision: Number(revision) || null,
          lastResult: { status: "error", initialValue, error: { "": [problem] } },
          both: null,
          shown: null,
          staysAsItIs: true,
          problem,
        },
    { status: 409 },
  );
}
