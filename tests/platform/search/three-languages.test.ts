import { expect, it } from "vitest";
import type { Search } from "~/platform/ports/search";
import { briefIndex } from "~/platform/search/indexes";
import { createSqliteSearch } from "~/platform/search/search.server";
import { clusterUrl, openClusters } from "./cluster";
import { anEntry, aQuery, keep } from "./entries";

const briefs: [title: string, skills: string[], summary: string][] = [
  [
    "A booking page for a ferry",
    ["React", "TypeScript"],
    "Travellers book on a phone, in the harbour’s wind.",
  ],
  ["Season prices for a marina", ["SQL", "Python"], "Forecasting what berths cost, week by week."],
  ["A newsletter for a bakery", ["Copywriting"], "What is left of the bread in the evening, by mail."],
  ["Accessible forms for a town", ["Accessibility", "React"], "Front-end work on forty forms."],
  ["GraphQL in front of old services", ["GraphQL", "Node.js"], "An API that a kiosk and an app share."],
  ["Naïve prices, résumés and cafés", ["Data entry"], "A list with accents everywhere."],
  [
    "Ein Buchungsportal für Fähren",
    ["React", "Node.js"],
    "Reisende buchen am Telefon, auch bei Größenänderungen.",
  ],
  ["Lagerverwaltung für eine Bäckerei", ["SQL"], "Übrig gebliebenes Brot wird am Abend gezählt."],
  [
    "Barrierefreie Formulare der Stadt München",
    ["Barrierefreiheit"],
    "Vierzig Formulare, die Müller und Groß lesen.",
  ],
  ["Straßenkarten für Radfahrer", ["Leaflet", "TypeScript"], "Höhenprofile und ruhige Straßen."],
  ["Newsletter einer Genossenschaft", ["Texten"], "Jeden Monat ein Brief über Äpfel."],
  ["منصة حجز للعبّارات", ["React", "TypeScript"], "يحجز المسافرون من الهاتف في الميناء."],
  ["إدارة مخزون لمخبز", ["SQL"], "حساب الخبز المتبقي في المساء."],
  ["نماذج سهلة الاستخدام للمدينة", ["إمكانية الوصول"], "أربعون نموذجًا للبلدية والمدرسة."],
  ["نشرة بريدية لتعاونية", ["كتابة المحتوى"], "رسالة شهرية عن التفاح والزيتون."],
  ["خرائط للدراجات", ["Leaflet"], "طرق هادئة وارتفاعات."],
];

const searches = [
  ...["ferry", "booking react", "harbour", "forecasting", "forecsating", "bread", "front end", "frontend"],
  ...["graph ql", "nodejs", "accessibilty", "cafe", "resume", "prices", "phone kiosk", "a", "reactt"],
  ...["fähre", "faehren", "fahren", "größe", "groesse", "Strasse", "straßen", "münchen", "muenchen"],
  ...["Müller", "brot abend", "Barrierefreiheit", "bariere", "Newsletter", "apfel", "Lagerverwaltng"],
  ...["حجز", "العبارات", "مخزون", "الخبز", "خبز", "نماذج", "نموذج", "الزيتون", "زيتون", "خرائط دراجات"],
  ...["كتابة", "المدينه", "leaflet", "هاتف", "بريدية"],
];

const orders = ["MATCH", "NEWEST", "SOONEST"] as const;

/** What both engines say to every search: the first three in each order, and how many there are. */
async function answersOf(search: Search) {
  await keep(
    search,
    Object.fromEntries(
      briefs.map(([title, skills, summary], n) => [title, anEntry(n, { title, skills, summary, hirer: [] })]),
    ),
  );
  const answers: Record<string, unknown> = {};
  for (const keyword of searches) {
    const { count } = await search.count(aQuery({ keyword }));
    const firsts = [];
    for (const order of orders) firsts.push((await search.find(aQuery({ keyword, order, limit: 3 }))).ids);
    answers[keyword] = [count, ...firsts];
  }
  return answers;
}

it.skipIf(!clusterUrl)(
  "searches in three languages have the same first three and the same number in a cluster as in a file",
  async () => {
    const embedded = createSqliteSearch({ of: briefIndex, directory: null });
    const inFile = await answersOf(embedded);
    await embedded.close();
    expect(Object.keys(inFile).length).toBeGreaterThanOrEqual(40);
    expect(Object.values(inFile).filter((answer) => (answer as [number])[0] > 0).length).toBeGreaterThan(35);
    expect(await answersOf(openClusters().briefs)).toEqual(inFile);
  },
);
