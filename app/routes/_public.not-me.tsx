import {
  type ActionFunctionArgs,
  type AppLoadContext,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { pageTitle } from "~/shell/page/page-title";
import { isCutLink, queryOfMailed } from "~/shell/request/mailed-link.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { StepPage } from "~/ui/step-page";
import { signedCodeLength } from "~/values/signed-code.server";
import { tooManyPosts } from "~/values/too-many";
import * as linkWords from "~/words/signInLink.generated";
import * as words from "~/words/signInNotMe.generated";

const texts = {
  asks: { title: words.asksTitle, lede: words.asksLede },
  done: { title: words.doneTitle, lede: words.doneLede },
  cut: { title: linkWords.cutTitle, lede: linkWords.cutAgain },
  unknown: { title: words.unknownTitle, lede: words.unknownLede },
} as const;

/**
 * The target of the link in a mail about a sign-in: a button, which needs no session. GET changes
 * nothing.
 */
function NotMePage({ state, failed }: NotMeView) {
  const { title, lede } = texts[state];
  return (
    <StepPage title={title()} lede={lede()}>
      <Form method="post">
        <ErrorSummary formErrors={failed ? [failed] : []} fields={[]} lastResult={undefined} />
        <div className={buttonRow}>
          {state === "asks" ? (
            <IntentButton intent="end" variant="danger">
              {words.signEveryoneOut()}
            </IntentButton>
          ) : (
            <LinkButton to={paths.login}>{words.signIn()}</LinkButton>
          )}
        </div>
      </Form>
    </StepPage>
  );
}

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.windowTitle()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNotMe(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNotMe(request, context);
}

export default function NotMe() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <NotMePage {...(answer ?? link)} />;
}

/** What the page of a link “this wasn’t me” shows. */
interface NotMeView {
  /** `unknown`: not ours, or expired. `cut`: a part of one. */
  state: "asks" | "done" | "cut" | "unknown";
  /** Why a press did nothing. */
  failed: string | null;
}

/** Changes nothing: programs that check mails open every link. */
async function loadNotMe(request: Request, { auth }: AppLoadContext) {
  const query = queryOfMailed(request);
  if (auth.readNotMe(query)) return json<NotMeView>({ state: "asks", failed: null });
  const isCut = isCutLink(query, { of: 1, at: 24, code: signedCodeLength });
  return json<NotMeView>({ state: isCut ? "cut" : "unknown", failed: null }, 404);
}

/** Presses the page's button: all of the account's browsers are signed out, this one included. */
async function runNotMe(request: Request, context: AppLoadContext) {
  const post = await context.takePost();
  if (!post.ok)
    return json<NotMeView>(
      { state: "asks", failed: tooManyPosts(post.retryAfterMs) },
      tooManyInit(post.retryAfterMs),
    );
  const ended = await context.auth.endAfterNotMe(queryOfMailed(request));
  return json<NotMeView>({ state: ended ? "done" : "unknown", failed: null }, ended ? 200 : 404);
}
