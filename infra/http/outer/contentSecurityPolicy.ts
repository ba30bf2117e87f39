/**
 * The kinds of responses, by policy. `public`: a page prerendered at build time (landing page, terms, privacy,
 * support). `data`: everything that is not a page, such as JSON, images and files. `mail`: an HTML email in a frame of
 * the `mailbox` page. `worker`: the service worker, whose policy is independent of any page's.
 */
export type PageKind = "app" | "public" | "worker" | "docs" | "mailbox" | "mail" | "data"

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
      "The built files import one another, which hashes cannot follow in every browser. Nothing a person sends is served as a script: pictures are drawn anew, and nosniff keeps every type what it says."
  },
  {
    page: "app",
    directive: "img-src",
    source: "blob:",
    reason: "The preview of a picture that the user has just chosen, before it is sent."
  },
  {
    page: "app",
    directive: "trusted-types",
    source: "default",
    reason:
      "Radix Select and Scroll Area each set one constant style text through innerHTML, and the service worker is started by its address. The policy named default lets exactly those two texts and that address pass and refuses everything else."
  },
  {
    page: "public",
    directive: "script-src",
    source: "'self'",
    reason: "As in the app: the page's script fetches the dialog's when somebody opens it."
  },
  {
    page: "mailbox",
    directive: "frame-src",
    source: "'self'",
    reason: "The developer's mailbox shows each mail in a sandboxed frame."
  },
  {
    page: "mail",
    directive: "style-src",
    source: "'unsafe-inline'",
    reason:
      "HTML mail carries its styles inline, because mail programs drop style sheets. Nothing runs in that frame."
  },
  {
    page: "mail",
    directive: "img-src",
    source: "data:",
    reason: "Pictures that a mail carries inside itself. Pictures from elsewhere stay blocked."
  },
  {
    page: "mail",
    directive: "frame-ancestors",
    source: "'self'",
    reason: "The mailbox page, and no other, may frame a mail."
  },
  {
    page: "mail",
    directive: "sandbox",
    source: "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    reason:
      "A developer must be able to follow the links of a mail. Scripts, forms and our origin stay out of reach."
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

const ownHtml: Directives = { ...nothing, ...noScript, "img-src": ["'self'"] }

const basePolicies: Readonly<Record<PageKind, Directives>> = {
  app,
  public: publicPage,
  worker,
  docs: ownHtml,
  mailbox: { ...ownHtml, "style-src": ["'self'"] },
  mail: { ...nothing, ...noScript },
  data: nothing
}

const withSources = (policy: Directives, directive: string, sources: ReadonlyArray<string>): Directives => {
  const before = (policy[directive] ?? []).filter((source) => source !== "'none'")
  return sources.length === 0 ? policy : { ...policy, [directive]: [...before, ...sources] }
}

const quoted = (hashes: ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  (hashes ?? []).map((hash) => `'${hash}'`)

/**
 * The Content-Security-Policy of one kind of response. Hashes have the form `sha256-...` without quotes and allow
 * exactly the inline script or style they were computed from.
 */
export const contentSecurityPolicy = (
  page: PageKind,
  hashes: { readonly scripts?: ReadonlyArray<string>; readonly styles?: ReadonlyArray<string> } = {}
): string => {
  let policy = basePolicies[page]
  for (const exception of policyExceptions) {
    if (exception.page === page) policy = withSources(policy, exception.directive, [exception.source])
  }
  policy = withSources(policy, "script-src", quoted(hashes.scripts))
  policy = withSources(policy, "style-src", quoted(hashes.styles))
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ")
}
