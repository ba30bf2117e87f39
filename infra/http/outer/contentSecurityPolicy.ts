/**
 * The kinds of responses, by policy. `public`: a page prerendered at build time (landing page, terms, privacy,
 * support). `data`: everything that is not a page, such as JSON, images and files. `mail`: an HTML email in a frame of
 * the `mailbox` page. `worker`: the service worker. `barcodes`: the worker that reads barcodes. `map`: the worker that
 * prepares maps. Their policies are independent of any page's.
 */
export type PageKind = "app" | "public" | "worker" | "barcodes" | "map" | "docs" | "mailbox" | "mail" | "data"

/** An exception to the policy "nothing but our own files", and the reason for it. */
export interface PolicyException {
  readonly page: PageKind
  readonly directive: string
  readonly source: string
  readonly reason: string
}

/** All exceptions. The policy is built from this list, so that nothing is allowed without a reason. */
export const policyExceptions: ReadonlyArray<PolicyException> = [
  {
    page: "app",
    directive: "script-src",
    source: "'self'",
    reason:
      "The built files import one another, which hashes do not cover in every browser. Nothing a user uploads is served as a script: images are re-encoded, and nosniff prevents browsers from guessing types."
  },
  {
    page: "app",
    directive: "img-src",
    source: "blob:",
    reason: "The preview of an image that the user has just chosen, before it is uploaded."
  },
  {
    page: "app",
    directive: "trusted-types",
    source: "default",
    reason:
      "Radix Select and Scroll Area each set one constant style text through innerHTML, and workers are started by their URLs. The policy named default allows exactly those two texts and the URLs of our three workers."
  },
  {
    page: "public",
    directive: "script-src",
    source: "'self'",
    reason: "As in the app: the page's script imports another file."
  },
  {
    page: "barcodes",
    directive: "script-src",
    source: "'wasm-unsafe-eval'",
    reason:
      "Barcodes are read by WebAssembly, in a worker that has neither tokens nor documents. No page may compile any."
  },
  {
    page: "mailbox",
    directive: "frame-src",
    source: "'self'",
    reason: "The developer's mailbox shows each email in a sandboxed frame."
  },
  {
    page: "mail",
    directive: "style-src",
    source: "'unsafe-inline'",
    reason:
      "HTML emails have inline styles, because email clients remove style sheets. No script runs in that frame."
  },
  {
    page: "mail",
    directive: "img-src",
    source: "data:",
    reason: "Images embedded in an email. External images stay blocked."
  },
  {
    page: "mail",
    directive: "frame-ancestors",
    source: "'self'",
    reason: "Only the mailbox page may frame an email."
  },
  {
    page: "mail",
    directive: "sandbox",
    source: "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    reason:
      "A developer must be able to follow links in an email. Scripts, forms and access to our origin stay blocked."
  }
]

type Directives = Readonly<Record<string, ReadonlyArray<string>>>

const nothing: Directives = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"]
}

const noScript: Directives = { "require-trusted-types-for": ["'script'"], "trusted-types": ["'none'"] }

const app: Directives = {
  ...nothing,
  // Inline scripts by hash only.
  "script-src": [],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "form-action": ["'self'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": []
}

/** One file that loads no other script, calls the API and shows the pictures of messages. */
const worker: Directives = {
  ...nothing,
  ...noScript,
  "connect-src": ["'self'"],
  "img-src": ["'self'"]
}

/** One file that loads no other script, only the WebAssembly of its reader. */
const barcodes: Directives = {
  ...nothing,
  ...noScript,
  "script-src": [],
  "connect-src": ["'self'"]
}

const publicPage: Directives = {
  ...nothing,
  ...noScript,
  // Inline scripts by hash only.
  "script-src": [],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"]
}

/** One file that loads no other script, and the files of maps. */
const map: Directives = { ...nothing, ...noScript, "connect-src": ["'self'"] }

const ownHtml: Directives = { ...nothing, ...noScript, "img-src": ["'self'"] }

const basePolicies: Readonly<Record<PageKind, Directives>> = {
  app,
  public: publicPage,
  worker,
  barcodes,
  map,
  docs: ownHtml,
  mailbox: { ...ownHtml, "style-src": ["'self'"] },
  mail: { ...nothing, ...noScript },
  data: nothing
}

/**
 * Only where the operator has set MAP_STYLE_URL: the app and the worker of its map fetch the style, tiles, letters and
 * pictures from that origin.
 */
const exceptionsFor = (mapOrigin: string | undefined): ReadonlyArray<PolicyException> => {
  if (mapOrigin === undefined) return []
  const reason = "The operator has chosen a map of another server (MAP_STYLE_URL)."
  const places = [
    ["app", "connect-src"],
    ["app", "img-src"],
    ["map", "connect-src"]
  ] as const
  return places.map(([page, directive]) => ({ page, directive, source: mapOrigin, reason }))
}

const withSources = (policy: Directives, directive: string, sources: ReadonlyArray<string>): Directives => {
  const before = (policy[directive] ?? []).filter((source) => source !== "'none'")
  return sources.length === 0 ? policy : { ...policy, [directive]: [...before, ...sources] }
}

const quoted = (hashes: ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  (hashes ?? []).map((hash) => `'${hash}'`)

/**
 * The Content-Security-Policy of one kind of response. Hashes have the form `sha256-...` without quotes and allow
 * exactly the inline script or style they were computed from. `mapOrigin` is the origin of MAP_STYLE_URL, if it is set.
 */
export const contentSecurityPolicy = (
  page: PageKind,
  hashes: {
    readonly scripts?: ReadonlyArray<string>
    readonly styles?: ReadonlyArray<string>
    readonly mapOrigin?: string | undefined
  } = {}
): string => {
  let policy = basePolicies[page]
  for (const exception of [...policyExceptions, ...exceptionsFor(hashes.mapOrigin)]) {
    if (exception.page === page) policy = withSources(policy, exception.directive, [exception.source])
  }
  policy = withSources(policy, "script-src", quoted(hashes.scripts))
  policy = withSources(policy, "style-src", quoted(hashes.styles))
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ")
}
