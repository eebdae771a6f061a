// @ts-check
import config from "../remix.config.js";

/**
 * What the framework's packages hold for uses that this product has none of, by file. It never runs, but a bundler
 * can't know. Each change is a question that the code asks and its answer here, or a part that only such a use
 * reaches; the minifier drops what is left over. Where a package no longer reads so, the build fails.
 *
 * Asked of React's files as they are published (minified, names and all), since there are no others for production.
 */

/** @typedef {[question: string | RegExp, answer: string]} Change */

const flagsOff = Object.entries(config.future ?? {}).flatMap(([flag, on]) => (on === false ? [flag] : []));

/** Exports of React that nobody imports. */
export const unusedOfReact =
  "Children Profiler PureComponent Suspense act cloneElement createFactory createRef lazy unstable_act useDebugValue useDeferredValue useImperativeHandle useInsertionEffect useReducer useTransition version".split(
    " ",
  );
const unusedOfReactDom =
  "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED createPortal createRoot findDOMNode hydrate render unmountComponentAtNode unstable_batchedUpdates unstable_renderSubtreeIntoContainer version".split(
    " ",
  );
const unusedOfScheduler =
  "Profiling continueExecution forceFrameRate getFirstCallbackNode next pauseExecution runWithPriority wrapCallback".split(
    " ",
  );
/** What no component of ours has: these files would otherwise look for it in each. */
export const unusedOfComponents =
  "contextTypes childContextTypes contextType defaultProps componentWillMount componentWillReceiveProps componentWillUpdate UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate getSnapshotBeforeUpdate shouldComponentUpdate componentDidMount componentDidUpdate componentWillUnmount".split(
    " ",
  );
/** Attributes and exports of a route that none of ours has. */
export const unusedOfPages =
  "onSelect onBeforeInput onCompositionStart onCompositionUpdate onCompositionEnd viewTransition clientLoader HydrateFallback".split(
    " ",
  );

/** A statement that exports one of these from a file that ends a function by `};`. @param {string[]} names @returns {Change} */
const exportOf = (names) => [
  new RegExp(
    `exports\\.(?:${names.join("|")})=(?:function\\([^)]*\\)\\{[\\s\\S]*?\\}|\\{[\\s\\S]*?\\}|[^;{]*);(?=\\s*exports\\.|\\s*$)`,
    "g",
  ),
  "",
];
/** @type {Change} */
const asked = [
  new RegExp(
    `\\b\\w+(?:\\.type|\\.prototype)?\\.(?:${[...unusedOfComponents, "isPureReactComponent"].join("|")})\\b(?!=[^=])`,
    "g",
  ),
  "void 0",
];
/** @param {string} type */
const registration = (type) => new RegExp(`fa\\("on${type}",[^;]*;`);
/** @type {Change} */
const flag = [new RegExp(`[\\w.]*\\bfuture\\.(?:${flagsOff.join("|")})\\b`, "g"), "false"];

/** @type {Record<string, Change[]>} */
const changes = {
  "react/cjs/react.production.min.js": [exportOf(unusedOfReact), asked],
  "react/cjs/react-jsx-runtime.production.min.js": [asked],
  "scheduler/cjs/scheduler.production.min.js": [
    exportOf(unusedOfScheduler.map((name) => `unstable_${name}`)),
    // Node has it, and no browser.
    ['"undefined"!==typeof setImmediate?setImmediate:null', "null"],
  ],
  "react-dom/cjs/react-dom.production.min.js": [
    exportOf(unusedOfReactDom),
    asked,
    // All that hydrateRoot makes is concurrent.
    [/0===\(\w+\.mode&1\)/g, "false"],
    [/0!==\(\w+\.mode&1\)/g, "true"],
    [/\w+\.mode&1(?!\d)/g, "1"],
    // A ref is a function or an object, and no longer a text.
    ['"function"!==typeof a&&"object"!==typeof a){', "false){"],
    // It runs in browsers, and in no Internet Explorer.
    [
      '("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)',
      "false",
    ],
    ['"documentMode"in document', "false"],
    ["document.documentMode", "void 0"],
    ['"oninput"in document', "true"],
    ['"AnimationEvent"in window', "true"],
    ['"TransitionEvent"in window', "true"],
    // React's developer tools look at the development server's pages.
    ["typeof __REACT_DEVTOOLS_GLOBAL_HOOK__", '"undefined"'],
    // Stacks of components, of which nobody is told, and whose names are minified.
    ["function Pa(a){", 'function Pa(a){return"";'],
    // Names of components in errors that say a number in place of a sentence.
    ["function Qa(a){", "function Qa(a){return null;"],
    ["function Ra(a){", "function Ra(a){return null;"],
    // Hooks that nobody calls.
    [
      /\b(?:useImperativeHandle|useInsertionEffect|useReducer|useDebugValue|useDeferredValue|useTransition|useMutableSource):(?:\w+|function\([^)]*\)\{(?:[^{}]|\{[^{}]*\})*\}),/g,
      "",
    ],
    // Events that nobody listens to, made up of others.
    [/var \$a;if\(ae\)b:\{[\s\S]*?(?=\}se\(g,b\)\}\))/, ""],
    [/switch\(a\)\{case "focusin":if\([\s\S]*?Ue\(g,c,e\)\}(?=\}se\(g)/, ""],
    ...["BeforeInput", "CompositionEnd", "CompositionStart", "CompositionUpdate", "Select"].map(
      (type) => /** @type {Change} */ ([registration(type), ""]),
    ),
    // Suspense (13), with what it hides (22) and lists of it (19): nothing waits for a promise while it renders.
    ['"object"===typeof k&&"function"===typeof k.then){', "false){"],
    [/13===\w+\.tag/g, "false"],
    [/13!==\w+\.tag/g, "true"],
    ["b=c.tag,13===b)", "b=c.tag,false)"],
    ["c=b.tag,13===c)", "c=b.tag,false)"],
    [/case 13:return b=8!==[\s\S]*?(?=default:)/, ""],
    [/case 13:d=b\.memoizedState;if[\s\S]*?(?=case 22:case 23:)/, ""],
    [/case 13:E\(L\);d=b\.memoizedState;[\s\S]*?(?=case 4:return zh)/, ""],
    [/case 13:E\(L\);a=b\.memoizedState[\s\S]*?(?=case 4:)/, ""],
    [/case 13:ck\(b,a\)[\s\S]*?(?=case 22:)/, ""],
    [/case 13:if\(null===b\.memoizedState\)[\s\S]*?(?=case 19:case 17)/, ""],
    ["case 13:return oj(a,b,c);", ""],
    [/case 13:Rk\([\s\S]*?il\(a,1\)/, ""],
    ["case 19:return xj(a,b,c);", ""],
    [/case 19:E\(L\);f=[\s\S]*?(?=case 22:)/, ""],
    [/22===\w+\.tag/g, "false"],
    ["case 22:case 23:return b.lanes=0,dj(a,b,c)", ""],
    ["case 22:return dj(a,b,c)", ""],
    [/case 22:case 23:return Hj\(\),d=[\s\S]*?(?=case 24:)/, ""],
    [/case 22:m=null!==c[\s\S]*?(?=case 19:ck)/, ""],
  ],
  "@remix-run/router/dist/router.js": [
    // Warnings to developers.
    ["function warning(cond, message) {", "function warning(cond, message) {return;"],
    // Loaders that answer in parts (`defer`).
    [/(?<!function )isDeferred(?:Result|Data)\(\w+\)/g, "false"],
    ["function cancelActiveDeferreds(predicate) {", "function cancelActiveDeferreds(predicate) {return [];"],
    [/async function resolve(?:Navigation|Fetcher)DeferredResults\([^)]*\) \{/g, "$&return;"],
    ["activeDeferreds.forEach((deferredData", "if (false) activeDeferreds.forEach((deferredData"],
    // Routes that are asked for one by one.
    ["init.patchRoutesOnNavigation", "undefined"],
    [/function checkFogOfWar\([^)]*\) \{/, "$&return { active: false, matches: null };"],
    ["fogOfWar.active && fogOfWar.matches", "false"],
    [/if \((?:isFogOfWar|fogOfWar\.active)\)/g, "if (false)"],
    ["!isFogOfWar", "true"],
    // Transitions of views.
    [/if \(pendingAction === Action\.Pop\) \{(?=\s*\/\/ Forward)/, "if (false) {"],
    ["else if (pendingViewTransitionEnabled)", "else if (false)"],
    [/(?:let )?pendingViewTransitionEnabled = [^;]*;/g, ""],
    ["pendingViewTransitionEnabled", "false"],
    [/restoreAppliedTransitions\(routerWindow[\s\S]*?_saveAppliedTransitions\);(?=\s*\})/, ""],
    [/viewTransitionOpts(?:: opts\.viewTransitionOpts)?,/g, ""],
  ],
  "react-router-dom/dist/index.js": [
    ["if (!viewTransitionOpts || isViewTransitionUnavailable)", "if (true)"],
    ["if (vtContext.isTransitioning && !vtContext.flushSync)", "if (false)"],
    [/if \(renderDfd && pendingState && (?:router\.window|state\.location\.key [^)]*)\)/g, "if (false)"],
    ["if (!vtContext.isTransitioning && interruption)", "if (false)"],
    // Says which flags to switch on.
    [/React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings[^;]*;/, ""],
  ],
  "@remix-run/react/dist/esm/browser.js": [flag],
  "@remix-run/react/dist/esm/fog-of-war.js": [flag],
  "@remix-run/react/dist/esm/links.js": [flag],
  "@remix-run/react/dist/esm/components.js": [
    flag,
    // Names for React's developer tools, which also keep its links, in whose place we have our own.
    [/\w+\.displayName = "\w+";/g, ""],
    // The server alone writes the page's scripts.
    [
      /router,\s*static: isStatic,\s*staticContext\s*\} = useDataRouterContext\(\);/,
      "router } = useDataRouterContext(), isStatic = false, staticContext;",
    ],
    ['!isStatic && typeof __remixContext === "object" && __remixContext.a', "false"],
  ],
  "@remix-run/react/dist/esm/routes.js": [
    flag,
    ["isDeferredResponse(result) && result.body", "false"],
    [/\b(?:routeModule|mod)\.clientLoader\b|\broute\.hasClientLoader\b/g, "undefined"],
    [/(?<=if \()isSpaMode\b/g, "false"],
    ["RemixRootDefaultHydrateFallback :", "undefined :"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    // A line to developers.
    [/React\.createElement\("script", \{\s*dangerouslySetInnerHTML[\s\S]*?\}\s*\}\)/, "null"],
  ],
  // Only the server renders by it, but requires the whole router for that, with all that nobody calls.
  "react-router-dom/server.js": [
    [/[\s\S]+/, "export const createStaticRouter = 0, StaticRouterProvider = 0;"],
  ],
};

/** The files that are changed, by their path from where packages are. */
export const changedFiles = Object.keys(changes);

/**
 * A file of the framework without what nobody uses.
 *
 * @param {string} file one of the changed
 * @param {string} code
 * @throws where the package no longer reads so
 */
export function dropUnused(file, code) {
  return (changes[file] ?? []).reduce((before, [question, answer]) => {
    const after =
      typeof question === "string"
        ? before.replaceAll(question, () => answer)
        : before.replace(question, answer);
    if (after === before)
      throw new Error(`${file} has no ${question} any more: see scripts/unused-code.mjs.`);
    return after;
  }, code);
}
