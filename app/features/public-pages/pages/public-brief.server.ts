import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { emptyContent } from "~/domain/fields/content";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { sayProblem } from "~/domain/problem-texts";
import { addressOfBrief, idInAddress } from "~/domain/public-address";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { otherLanguage } from "~/domain/written-language.server";
import { begunByVisitor } from "~/features/proposals/shared/begun-by-visitor";
import { ofVisitor } from "~/features/sign-in/auth/kept-forms.server";
import { paths, proposalPath, publicBriefPath, sharePicturePath, signUpFormPath } from "~/paths";
import { refuse } from "~/shell/forms/outcome.server";
import { runVisitorForm } from "~/shell/forms/visitor-form.server";
import {
  EndedBriefDocument,
  PublicBriefDocument,
  PublicBriefsDocument,
} from "~/shell/operations/operations.generated";
import { jobPosting } from "./job-posting.server";

/**
 * The page of a public brief. Another title in the address, or none, leads to the one that it has.
 * One that takes no more proposals says so, and leads to others. A brief that isn't for everyone,
 * or whose hirer isn't active, is not found.
 */
export async function loadPublicBrief(request: Request, context: AppLoadContext, part: string) {
  const found = await findPublicBrief(context, part);
  if (!found) return loadEndedBrief(request, context, part);
  const { sharePicture } = found;
  const brief = withSkillNames(found.brief);
  const path = requireOwnPath(request, brief);
  const picture = sharePicture && sharePicturePath("briefs", brief.id, sharePicture.version);
  const { brand, origin } = context.site;
  return json({
    brief,
    ended: null,
    reader: await readerOf(context),
    language: otherLanguage(brief.writtenIn),
    path,
    picture,
    posting: jobPosting(brief, {
      url: origin + path,
      image: origin + (picture ?? "/share.png"),
      brand,
      origin,
    }),
  });
}

/** What kind of member reads the page; null for a visitor. */
async function readerOf(context: AppLoadContext): Promise<"HIRER" | "TALENT" | null> {
  const found = await context.session();
  if (found.state !== "signed-in") return null;
  const { kind } = found.session.claims;
  return kind === "FREELANCER" || kind === "AGENCY" ? "TALENT" : "HIRER";
}

/** How many others the page of an ended brief shows. */
const others = 5;

async function loadEndedBrief(request: Request, context: AppLoadContext, part: string) {
  const id = idInAddress(part);
  const ended = id ? (await context.api.run(EndedBriefDocument, { id })).endedBrief : null;
  if (!ended) return json({ brief: null, ended }, 404);
  requireOwnPath(request, ended);
  const { discipline } = ended;
  const { publicBriefs } = await context.api.run(PublicBriefsDocument, { discipline, first: others });
  return json({
    brief: null,
    ended: { ...ended, others: publicBriefs.nodes.map((other) => withSkillNames(other)) },
  });
}

/** The path that a brief's title gives it; another one leads there. */
function requireOwnPath(request: Request, brief: Parameters<typeof addressOfBrief>[0]): string {
  const path = publicBriefPath(addressOfBrief(brief));
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  return path;
}

async function findPublicBrief(context: AppLoadContext, part: string) {
  const id = idInAddress(part);
  const found = id ? await context.api.run(PublicBriefDocument, { id }) : null;
  return found?.publicBrief ? { brief: found.publicBrief, sharePicture: found.sharePicture } : null;
}

/**
 * Keeps the beginning of a proposal, and leads to the form where it goes on: for a visitor, by way
 * of the sign-up's form.
 */
export function runPublicBrief(request: Request, context: AppLoadContext, part: string) {
  return runVisitorForm<never>(request, context, {
    names: ["pitch"],
    async run({ typed }) {
      const found = await findPublicBrief(context, part);
      // It ended meanwhile: its page says so.
      if (!found) return redirect(new URL(request.url).pathname, 303);
      const { brief } = found;
      const { pitch } = tidyContent(proposalFields, {
        ...emptyContent(proposalFields),
        pitch: typed.pitch ?? "",
      });
      const content = { ...emptyContent(proposalFields), pitch };
      const problems = checkContent(proposalFields, content).filter(({ field }) => field === "pitch");
      if (problems.length > 0) return { refusal: refuse("INVALID", problems.map(sayProblem)) };
      const to = proposalPath(brief.id);
      const taken = pitch ? await context.takePost() : null;
      if (taken && !taken.ok) return { refusal: { ...refuse("TOO_MANY"), retryAfter: taken.retryAfterMs } };
      const kept =
        pitch &&
        (await context.auth.keptForms.keep({
          uid: ofVisitor,
          path: to,
          fields: [
            { name: "intent", value: begunByVisitor },
            { name: "pitch", value: pitch },
          ],
        }));
      const isMember = (await context.session()).state === "signed-in";
      const form = brief.openTo === "AGENCY" ? paths.boutiques : paths.freelancer;
      return redirect(isMember ? to : signUpFormPath(form, to), {
        status: 303,
        headers: kept ? { "set-cookie": await context.cookies.setKeptForm(kept) } : {},
      });
    },
  });
}
