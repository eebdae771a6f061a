/**
 * Counts and lengths (domain.md). Lengths are UTF-16 units, here and in every check, as `maxlength`
 * counts them in a browser: a letter is one, an emoji two or more.
 */
export const limits = {
  email: 254,
  /** As long as an organisation's name, because a hirer or an agency may use it as one. */
  displayName: 120,
  person: 80,
  skills: 12,
  signUpSkills: 5,
  skill: 40,
  services: 8,
  service: 40,
  organisation: 120,
  /** problem and desiredOutcome together. */
  briefBody: 8_000,
  /** Each of the two on the public form. */
  signUpText: 4_000,
  teamSize: 10_000,
  /** Of an amount of money, inside 32-bit GraphQL integers: 20,000,000 euros. */
  minorUnits: 2_000_000_000,
  url: 300,
  country: 60,
  /**
   * Links to one mailbox in MAIL_LIMIT_WINDOW, and as many more for browsers that are known to the
   * address.
   */
  mailsPerAddress: 5,
  /** Changes of address that one member may request in NEWS_WINDOW. */
  addressChanges: 5,
  /** Addresses whose proof a browser keeps. */
  addressesOfBrowser: 5,
  /**
   * Mails of the whole site to unproven addresses, unless SIGN_UP_MAILS_PER_HOUR says otherwise.
   */
  signUpMailsPerHour: 1_000,
  /** Mails with news to one mailbox in NEWS_WINDOW; further news waits for the daily mail. */
  newsPerMailbox: 15,
  /** Accepted form posts of one network in POST_LIMIT_WINDOW. */
  postsPerNetwork: 30,
  /**
   * Posts to `/session` in the same time: a sign-up makes one, and a second if the page can't reach
   * the provider.
   */
  sessionPostsPerNetwork: 60,
  /** An IPv6 /48 may post as much as this many of the 65,536 networks in it. */
  networksPerSite: 10,
  /**
   * Keys of members and mutations for which a process holds counts in advance; some 5 MB when all
   * are used.
   */
  keysCounted: 20_000,
  /** Passkeys of one member, and the length of a name of theirs. */
  passkeys: 10,
  passkeyName: 60,
  // ── Live pages ──
  /** Streams of changes that one member has at once: each visible page has one. */
  streams: 10,
  // ── Profiles ──
  headline: 120,
  about: 2_000,
  /** From how many characters on it counts as written. */
  aboutLeast: 80,
  languages: 8,
  links: 5,
  people: 20,
  hoursPerWeek: 80,
  /** The same of an agency: 40 for each of `teamSize`. */
  teamHours: 400_000,
  /** Of a JSON Resume, in bytes. */
  resumeBytes: 256 * 1024,
  /** Resumes of one member that are read in OFTEN_WINDOW. */
  resumesRead: 20,
  /** Agreements of one member that are printed in SELDOM_WINDOW. */
  papersPrinted: 12,
  handle: { least: 3, most: 40 },
  // ── Cases ──
  /** Of one member. */
  cases: 8,
  caseTitle: 100,
  caseClient: 80,
  caseRole: 80,
  caseSkills: 8,
  caseYears: { least: 1950, most: 2099 },
  /** Of the problem, and of the result. */
  caseText: 600,
  caseFigure: 80,
  // ── Work and education ──
  /** Entries of one member, by section. */
  history: { work: 15, education: 10, certificates: 20 },
  historyLine: 120,
  /** A day as ISO date. */
  historyDate: 10,
  historyText: 1_000,
  /** Of one entry, and the length of each. */
  highlights: 10,
  highlight: 200,
  // ── Briefs ──
  briefTitle: { least: 8, most: 100 },
  briefSummary: { least: 20, most: 280 },
  /** problem and desiredOutcome together, at least. */
  briefBodyLeast: 80,
  /** Of a text that a brief is read from. */
  pastedBrief: 20_000,
  briefSkills: 8,
  mustHaves: 6,
  mustHave: 160,
  location: 120,
  /** Characters of a search text; the rest is ignored. */
  keyword: 200,
  /**
   * Words that a search for briefs looks for; each costs as much as the first, and ten searches fit
   * into one request.
   */
  searchedWords: 20,
  /** Searches that are tried where one found nothing: with a filter less, or a word. */
  looserTried: 6,
  /** Briefs for which the best fits are shown: each is read whole. */
  rankedBriefs: 100,
  /** Saved searches of one member, and the name of one. */
  savedSearches: 20,
  searchName: 80,
  /**
   * What a saved search was told of is remembered up to here: of more people than this it doesn't
   * tell, and of more briefs it forgets the oldest, which are closed by then or count as told.
   */
  findsRemembered: 500,
  /** Finds in one mail; the rest is only counted. */
  findsInMail: 20,
  /** Briefs that a member has said are not for them: the last ones. */
  setAside: 200,
  /** Entries of a feed, and requests of one feed in FEED_WINDOW. */
  feedEntries: 50,
  feedRequests: 60,
  /** Members for whom the best fits are shown: each is read with their account and blocks. */
  rankedMembers: 100,
  /** Members that one member saves, and the note about each. */
  memberBookmarks: 500,
  memberNote: 500,
  // ── Dashboard ──
  /** Lines of the work list, and lines of each list of fitting briefs or members. */
  workLines: 8,
  fits: 5,
  /** This many best fits are remembered, because some may be gone later. */
  fitsRemembered: 7,
  /**
   * The best are chosen from this many: the newest briefs that ask for one's skills, the members
   * who confirmed last.
   */
  fitsLookedAt: 30,
  /** Prices that a band is of at least; the newest briefs or members that it is read from. */
  bandLeast: 10,
  bandSamples: 300,
  /** Running briefs of each state that the work list looks at, the nearest reply date first. */
  workBriefs: 10,
  /** Proposals that the work list looks at: begun, or with good news. */
  workProposals: 10,
  /** Proposals, the last changed first, for which counts are shown. */
  proposalsCounted: 100,
  weeks: 104,
  seats: 10,
  cap: { least: 5, most: 100 },
  /** Days from today until a brief takes no more proposals. */
  closesWithin: 60,
  /** Days from there until every proposal has a reply. */
  decidesWithin: 30,
  /** Days by which a date that applicants were told can be postponed, once. */
  datesMoveBy: 30,
  /** Words of a brief's long texts that are taken out and put in once it has proposals. */
  briefRewording: 60,
  /** How often a brief may ask for something else than its proposals answer. */
  briefVersions: 3,
  /** Whole days in which those who proposed can change what they wrote for a new version. */
  answerDays: 3,
  /** Changes of a published brief that its readers still read. */
  briefEdits: 20,
  /** Of a changed part of a long text, UTF-16 units. */
  briefEditText: 600,
  /** Briefs of one hirer that have not ended. */
  runningBriefs: 100,
  // ── Reports ──
  /** Reports of one member in REPORTS_WINDOW. */
  reports: 20,
  reportNote: 1_000,
  /** Members that one administrator looks up in LOOKUPS_WINDOW, unknown addresses included. */
  lookups: 20,
  /** What an administrator writes to a member, or about a report. */
  decisionWords: 1_000,
  // ── Proposals ──
  /** How often one proposal is sent in SENDS_WINDOW. */
  sends: 5,
  pitch: { least: 50, most: 3_000 },
  /** Days of an estimate: two years of working days for four people. */
  days: 2_000,
  evidence: 500,
  note: 500,
  compared: 4,
  /**
   * All notes of one post that declines several, together: as a form they fit into `httpBody`, in
   * any script.
   */
  notesTogether: 24_000,
  // ── Invitations ──
  /** Of one brief, declined and lapsed ones included. */
  invitations: 20,
  invitationLine: 500,
  // ── Agreements ──
  /** Name and address of one of the two. */
  agreementParty: 300,
  /** As long as the two texts of a brief together, since it begins with one of them. */
  agreementScope: 8_000,
  agreementText: 2_000,
  /** Days or hours that a rate is paid for. */
  agreementUnits: 20_000,
  reviewDays: 30,
  paymentDays: 60,
  milestones: 30,
  milestoneTitle: 120,
  /** When a milestone is done. */
  doneWhen: 600,
  /** What is said with a delivery. */
  deliveryWords: 4_000,
  /** Deliveries of one milestone. */
  deliveries: 50,
  /**
   * Moves in the log of an agreement, from which on nothing more is delivered: its record is read
   * whole.
   */
  agreementMoves: 600,
  /** The last dates of a member that their record is counted from; it is shown from so many on, */
  keptDates: 50,
  keptDatesShown: 5,
  /** with so many others, and has so many with one of them. */
  keptDatesOthers: 3,
  keptDatesWithOne: 10,
  /** Versions of one agreement that are offered. */
  agreementVersions: 50,
  /** Of these, within one day. */
  agreementOffersADay: 20,
  /** What the one who returns a version says. */
  returnWords: 1_000,
  /** Why a side ends an agreement early. */
  endWords: 2_000,
  // ── Time sheets ──
  /** What was done on a day, in a line. */
  timeNote: 200,
  /** What should be different in a week that is returned. */
  timeReturnWords: 2_000,
  /** Weeks of one work: ten years. */
  timeWeeks: 520,
  // ── Scope ──
  /** Messages about one work that are marked. */
  scopeItems: 200,
  /** Answers about one of them, each in place of the one before. */
  scopeAnswers: 10,
  // ── References ──
  /** Each of the two answers of a reference, and the reply to one. */
  referenceText: 600,
  /** Clients whom a member asks by e-mail in REFERENCES_WINDOW, and of these without an answer. */
  referencesAsked: 10,
  referencesWaiting: 3,
  /** How often a member asks a mailbox that doesn’t answer, after REFERENCE_ASKED_FOR each time. */
  referenceAsks: 3,
  /** The e-mails of this kind to one mailbox in NEWS_WINDOW, from all members together. */
  referenceMails: 2,
  /** What such a work was, in a few words. */
  referenceTitle: 100,
  /** References that a page shows of a member. */
  referencesShown: 20,
  // ── Conversations ──
  /** Conversations that a hirer begins in FIRST_CONVERSATIONS_WINDOW before the first answer. */
  firstConversations: 5,
  message: 4_000,
  /** Texts that a member keeps for replies, the name of one, and the text itself. */
  snippets: 20,
  snippetName: 60,
  snippet: 2_000,
  /** Days for which a conversation is snoozed at most. */
  snoozeDays: 90,
  /** Different words of a message that the search keeps. */
  messageWords: 300,
  /** Characters of the last message that a list shows. */
  messagePreview: 140,
  /**
   * Conversations with unread messages, and those that wait for an answer, are counted up to here,
   * and shown as "9+".
   */
  countedUnread: 10,
  /** Wrong addresses tried on one e-mail link. */
  linkTries: 5,
  /**
   * Characters of a form that is kept while its sender signs in again; longer than any form of
   * ours.
   */
  keptForm: 64 * 1024,
  /**
   * Entries of a submitted list, empty and repeated ones included: no list of ours may have half as
   * many.
   */
  listEntries: 100,
  /**
   * Fields of a form post: three for each of `cap.most` who are declined, and some for all of them.
   */
  formFields: 320,
  /**
   * Size of a received mail, in bytes, with the form that it is posted in: 25 MB of files are 36 MB
   * as text. What is kept of it, of each of its parts, and of each of those after the first half.
   */
  inboundMail: 40 * 1024 * 1024,
  inboundKept: 1024 * 1024,
  inboundPart: 256 * 1024,
  inboundLaterPart: 4 * 1024,
  /**
   * Its parts, bytes of the headers of each, and lines of what is kept: a megabyte of files has
   * 14,000.
   */
  inboundParts: 100,
  inboundHead: 64 * 1024,
  inboundLines: 20_000,
  /**
   * Characters of all its HTML that is converted to text, and of its text that is searched for the
   * new part.
   */
  inboundHtml: 64 * 1024,
  inboundText: 64 * 1024,
  /** Replies of one member that are read in OFTEN_WINDOW: more than they may send. */
  repliesRead: 40,
  /** Mails to a mailbox in a day about replies that could not be passed on. */
  repliesReturned: 5,
  /** Width by height of an uploaded picture, in pixels: a phone's largest photo has 49 million. */
  picturePixels: 50_000_000,
  /** The same of an AVIF or HEIC, which is decoded whole: 18 bytes of memory a pixel. */
  avifPixels: 16_000_000,
  /** The same of a progressive JPEG or an interlaced PNG, held whole: up to 9.5 bytes a pixel. */
  progressivePixels: 30_000_000,
  /** The longer side of a picture: memory is for whole rows, and a strip has few but long ones. */
  pictureSide: 30_000,
  /**
   * What a decoder may repeat: scans of a JPEG, samples that all of them go through, and its
   * segments (a progressive one of 30 megapixels has some 10, 420 million, and 100); items of an
   * AVIF, and pixels of all their frames.
   */
  pictureScans: 100,
  pictureSamples: 700_000_000,
  pictureSegments: 2_000,
  pictureItems: 200,
  /** Of an AVIF within one other; of a PNG, whose encoders cut 10 MB into some thousand. */
  pictureBoxes: 1_000,
  pictureChunks: 20_000,
  avifDecoded: 48_000_000,
  /** Tasks that wait for their turn: encrypted PDFs, of up to `fileBytes` each; and resumes. */
  tasksWaiting: 16,
  /** Of an hour: whose tasks are no more than this is equal to others without any. */
  tasksBefore: 2,
  resumesWaiting: 100,
  /** Megabytes of pictures that wait to be turned, each begun one counted. */
  picturesWaiting: 160,
  /** The shorter side of a member's picture, at least: fewer pixels are a blur beside a name. */
  faceSide: 64,
  // ── Questions about a brief ──
  question: { least: 20, most: 500 },
  answer: 2_000,
  /** What a hirer says about one brief without being asked. */
  clarifications: 10,
  /** Of one member on one brief, without an answer. */
  questionsWaiting: 3,
  /** Of one member in QUESTIONS_WINDOW. */
  questionsADay: 20,
  /**
   * Of one HTTP request: bytes of its body, characters of its address, headers, bytes of them all.
   */
  httpBody: 256 * 1024,
  /** Of a file, and of a form with one, which is read to its end before it is refused; in bytes. */
  fileBytes: 10 * 1024 * 1024,
  uploadRead: 64 * 1024 * 1024,
  /** Bytes of uploads and of other posts that a process holds in memory while they arrive. */
  uploadsHeld: 160 * 1024 * 1024,
  /**
   * Of a part of an upload, in bytes: on a phone with 5 kB a second it arrives before
   * REQUEST_RECEIVED is over.
   */
  uploadPart: 128 * 1024,
  /** Bytes of the disk that files leave to the store. */
  diskReserve: 1024 * 1024 * 1024,
  /** Bytes that all files of one member may have. */
  filesOfMember: 200 * 1024 * 1024,
  /**
   * Bytes of files that arrive in an hour from all members, dropped ones included. One member may
   * have an eighth of what is left of them, and all who are unproven as much together.
   */
  filesAnHour: 2 * 1024 * 1024 * 1024,
  filesShare: 8,
  /** Bytes of files of each proven member in an hour that count in no other's. */
  filesFirst: 20 * 1024 * 1024,
  /** The same of all who are unproven, within UNPROVEN_ACCOUNT_LIFETIME. */
  filesOfUnproven: 2 * 1024 * 1024 * 1024,
  /** Parts that one member has read in SELDOM_WINDOW: an end that fails reads all of its upload. */
  partsAnHour: 8_000,
  fileName: 100,
  /** What a picture shows, in words. */
  fileAlt: 200,
  /** Of a message, a brief, a proposal, a case. */
  attachedFiles: 5,
  /** Requests for pages that wait for their turn, of all networks. */
  requestsWaiting: 1_000,
  httpUrl: 8 * 1024,
  httpHeaders: 100,
  httpHeaderBytes: 16 * 1024,
  /** Concurrent connections: half of the files that a process may commonly open, and some 40 MB. */
  httpConnections: 2_000,
  /**
   * Of these, from one address that is no trusted proxy: a tenth. An office of 30 browsers opens as
   * many at once.
   */
  httpConnectionsPerClient: 200,
  /** Of one GraphQL operation, as graphql/bounds measures it. The document: characters. */
  apiDocument: 5_000,
  apiTokens: 500,
  /**
   * Values in its variables, lists and objects included: declining as many as a brief may have
   * takes 503.
   */
  apiValues: 600,
  apiDepth: 10,
  apiAliases: 10,
  apiMutations: 1,
  /** Bytes of an API’s answer over the wire. */
  apiAnswer: 8 * 1024 * 1024,
  /** Data exports of one member in EXPORT_WINDOW. */
  exports: 6,
  /** Characters after which such a file continues in the next part. */
  exportPart: 128 * 1024,
  /** Characters of one event of its streams, which are hints. */
  apiEvent: 64 * 1024,
  apiCost: 2_400,
  /**
   * For one member in READS_WINDOW, counted as `apiCost`: 125 of the largest operations, two pages
   * a second.
   */
  readCost: 300_000,
  /** It is counted in this many shares. */
  readShares: 10,
  /** Items that a list of unspecified length counts as. */
  apiList: 10,
  /** Unread notifications are counted up to here; an exact higher number is of no use. */
  unreadCounted: 10,
  /** Items on a page of a list: `first` is at most this. */
  page: 50,
} as const;
