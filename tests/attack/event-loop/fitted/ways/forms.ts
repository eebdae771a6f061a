import { attachControls } from "~/domain/attach-controls";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { namesOf } from "~/domain/fields/controls";
import { scopeAnswers } from "~/domain/scope";
import { timeControls } from "~/features/time-sheets/pages/week-controls";
import { limits } from "~/values/limits";
import type { PageForm } from "../../page-forms";
import { type Asked, askedSecret, type Site } from "../../site";
import { asked, type Field, nameOf, ordinary, post, pressed, room } from "../../worst-posts";
import type { WayIn } from "../find-worst";

/** Each field of each form, and each form’s body as it goes. */
export function waysByForms(site: Site, forms: readonly PageForm[]): WayIn[] {
  return forms.flatMap((form, turn) => {
    const buttons = pressed(form);
    const ownButton = buttons[turn % buttons.length] ?? [];
    const isGet = form.method === "get";
    const way = (
      where: string,
      toAsked: (text: string) => Asked,
      words: readonly string[] = [],
      button = ownButton,
    ): WayIn => ({
      kind: isGet ? "form that searches" : "form",
      name: `${nameOf(form, button)}: ${where}`,
      room: isGet ? limits.httpUrl - 1_000 : room,
      words,
      restore: site.restore,
      send: (text) => site.send(site.toBytes(signed(site, form, toAsked(text)))),
    });
    const kinds = new Map(form.controls.map((control) => [control.name, control.type]));
    // A long text is read by one button, and saved by another.
    const fields = [...kinds].flatMap(([worst, kind]) =>
      (kind === "textarea" ? buttons : [ownButton]).map((button) =>
        way(worst, (text) => post(form, [...button, ...others(form, worst), [worst, text]]), [], button),
      ),
    );
    if (isGet) return fields;
    const [first = "a"] = form.controls.map((control) => control.name);
    return [
      ...fields,
      way("its body", (text) => asked(form, "application/x-www-form-urlencoded", text), [
        "&",
        "=",
        `${first}=a&`,
      ]),
      way(
        "its parts",
        (text) => asked(form, "multipart/form-data; boundary=cut", `--cut\r\n${text}\r\n--cut--\r\n`),
        ["--cut", "\r\n", "--cut\r\n", "content-disposition: form-data; ", `name="${first}"`, "\r\n\r\n"],
      ),
    ];
  });
}

/** Posts of scripts and mail programs, and of pages that only somebody in another state meets. */
export function otherPosts(site: Site): PageForm[] {
  const post = (
    by: PageForm["by"],
    action: string,
    names: readonly string[],
    intents: readonly string[] = [],
  ): PageForm => ({
    by,
    method: "post",
    action,
    controls: names.map((name) => ({ name, type: "text", value: "" })),
    buttons: intents.map((intent) => ["intent", intent]),
  });
  const { hal, flo } = site.people;
  return [
    post(null, "/session", ["customToken", "idToken"]),
    post(null, `/unsubscribe?to=${hal.uid}&about=briefs&code=a`, ["List-Unsubscribe"]),
    post(null, `/answer?to=${hal.uid}&does=still-right&of=NONE&at=1&code=a`, ["intent"]),
    post(null, "/sign-in", ["id", "oobCode", "redirect", "email"]),
    post(null, "/passkey-proof", ["step", "what", "response", "redirect"]),
    post(null, `/briefs/a-shop-${site.brief.replaceAll("-", "_")}`, ["pitch"]),
    post("flo", "/uploads", ["name", "size"]),
    post("flo", `/uploads/${site.upload}?part=0`, ["name"]),
    post("flo", `/uploads/${site.upload}?end`, ["name"]),
    post("hal", "/sign-out", ["to"]),
    post("hal", "/app", ["kind", "email"], ["confirm", "choose-kind", "correct"]),
    post("hal", "/app/confirm", ["sent"]),
    post("hal", "/app/notifications", ["all"]),
    post("hal", `/app/inbox/new?to=${flo.uid}`, ["text", "key"]),
    post("hal", "/app/members/saved", ["uid", "note", "back"], ["save", "note", "unsave"]),
    post("hal", `/app/briefs/one/invite?member=${flo.uid}`, ["line", "key"]),
    post("flo", "/app/briefs/one/invitation", ["reason", "note"]),
    post(null, `/reference/${askedSecret}`, ["name", "organisation", "experience", "advice"], ["review"]),
    post(
      "flo",
      "/app/profile/references",
      ["email", "name", "title", "year", "asked", "reply"],
      ["ask", "reply"],
    ),
    post(
      "flo",
      `/app/work/${site.brief}_${flo.uid}`,
      ["experience", "advice", "title", "reply", "shown", "text", "key"],
      ["write", "reply", "line"],
    ),
    post(
      "flo",
      `/app/work/${site.brief}_${flo.uid}/agreement`,
      [...namesOf(agreementFields), "over", "hash", "lastOn", "words"],
      ["save", "offer", "confirm", "return", "withdraw"],
    ),
    post(
      "flo",
      `/app/work/${site.brief}_${flo.uid}/milestones`,
      ["milestone", "turn", "words", ...attachControls],
      ["deliver", "takeBack", "accept", "sendBack"],
    ),
    post("flo", `/app/work/${site.brief}_${flo.uid}/time/2027-05-10`, timeControls, [
      "save",
      "submit",
      "takeBack",
      "approve",
      "return",
    ]),
    post(
      "flo",
      `/app/work/${site.brief}_${flo.uid}/scope/a-message`,
      ["revision"],
      ["ask", "withdraw", ...scopeAnswers],
    ),
  ];
}

function others(form: PageForm, worst: string): Field[] {
  return form.controls.filter(({ name }) => name !== worst).map(ordinary);
}

function signed(site: Site, { by }: PageForm, request: Asked): Asked {
  const cookie = by === null ? "" : site.people[by as keyof Site["people"]].session;
  return { ...request, headers: [...(request.headers ?? []), ["cookie", cookie]] };
}
