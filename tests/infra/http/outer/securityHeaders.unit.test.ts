import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import {
  contentSecurityPolicy,
  policyExceptions,
  type PageKind
} from "../../../../infra/http/outer/contentSecurityPolicy.ts"
import { securityHeaders } from "../../../../infra/http/outer/securityHeaders.ts"

const pages: ReadonlyArray<PageKind> = [
  "app",
  "public",
  "worker",
  "barcodes",
  "map",
  "docs",
  "mailbox",
  "mail",
  "data"
]

const sources = (policy: string, directive: string): string | undefined =>
  policy
    .split("; ")
    .find((part) => part === directive || part.startsWith(`${directive} `))
    ?.slice(directive.length + 1)

describe("the content security policy", () => {
  it("of the worker that reads barcodes, and of nothing else, allows WebAssembly", () => {
    for (const page of pages)
      expect(contentSecurityPolicy(page).includes("wasm"), page).toBe(page === "barcodes")
    const policy = contentSecurityPolicy("barcodes")
    expect(sources(policy, "script-src")).toBe("'wasm-unsafe-eval'")
    expect(sources(policy, "connect-src")).toBe("'self'")
  })

  it.each(pages.filter((page) => page !== "barcodes"))(
    "of %s allows no inline or evaluated script, and nothing by default",
    (page) => {
      const policy = contentSecurityPolicy(page, { scripts: ["sha256-AAAA="] })
      expect(sources(policy, "default-src")).toBe("'none'")
      expect(sources(policy, "base-uri")).toBe("'none'")
      expect(sources(policy, "script-src") ?? "").not.toMatch(/unsafe|https?:|\*|data:|blob:/)
      expect(policy).not.toContain("unsafe-eval")
      expect(policy).not.toMatch(/ \*| https?:/)
    }
  )

  it("of the app lists the hashes of its scripts and requires trusted types", () => {
    const policy = contentSecurityPolicy("app", {
      scripts: ["sha256-AAAA=", "sha256-BBBB="],
      styles: ["sha256-CCCC="]
    })
    expect(sources(policy, "script-src")).toBe("'self' 'sha256-AAAA=' 'sha256-BBBB='")
    expect(sources(policy, "require-trusted-types-for")).toBe("'script'")
    expect(sources(policy, "trusted-types")).toBe("default")
    expect(sources(policy, "img-src")).toBe("'self' blob:")
    expect(sources(policy, "style-src")).toBe("'self' 'sha256-CCCC='")
    expect(sources(policy, "frame-ancestors")).toBe("'none'")
    for (const directive of ["connect-src", "font-src", "form-action", "manifest-src", "worker-src"]) {
      expect(sources(policy, directive)).toBe("'self'")
    }
  })

  it("of a mail sandboxes it without scripts, forms or our origin", () => {
    const policy = contentSecurityPolicy("mail")
    expect(sources(policy, "sandbox")).not.toMatch(/allow-(scripts|same-origin|forms)/)
    expect(sources(policy, "frame-ancestors")).toBe("'self'")
    expect(sources(policy, "script-src")).toBeUndefined()
  })

  it("of the documentation allows its one style sheet by hash and no script", () => {
    const policy = contentSecurityPolicy("docs", { styles: ["sha256-CCCC="] })
    expect(sources(policy, "style-src")).toBe("'sha256-CCCC='")
    expect(sources(policy, "trusted-types")).toBe("'none'")
    expect(sources(policy, "script-src")).toBeUndefined()
  })

  it("of the mailbox allows its style sheet and our own frames", () => {
    const policy = contentSecurityPolicy("mailbox")
    expect([sources(policy, "style-src"), sources(policy, "frame-src")]).toEqual(["'self'", "'self'"])
  })

  it("of a public page allows our own files and no inline code", () => {
    const policy = contentSecurityPolicy("public", { scripts: ["sha256-AAAA="] })
    expect(sources(policy, "script-src")).toBe("'self' 'sha256-AAAA='")
    expect(["style-src", "img-src"].map((directive) => sources(policy, directive))).toEqual([
      "'self'",
      "'self'"
    ])
    expect(sources(policy, "trusted-types")).toBe("'none'")
  })

  it("of the service worker allows our API and pictures, and no other script", () => {
    const policy = contentSecurityPolicy("worker")
    expect([sources(policy, "connect-src"), sources(policy, "img-src")]).toEqual(["'self'", "'self'"])
    expect(sources(policy, "script-src")).toBeUndefined()
  })

  it("of the worker that prepares maps allows our files, and no script", () => {
    const policy = contentSecurityPolicy("map")
    expect(sources(policy, "connect-src")).toBe("'self'")
    expect(sources(policy, "script-src")).toBeUndefined()
  })

  it("allows the origin of a map of another server only to the app and that worker", () => {
    const mapOrigin = "https://tiles.example.org"
    const allowing = pages.flatMap((page) =>
      contentSecurityPolicy(page, { mapOrigin })
        .split("; ")
        .filter((part) => part.includes(mapOrigin))
        .map((part) => `${page} ${part}`)
    )
    expect(allowing).toEqual([
      `app img-src 'self' blob: ${mapOrigin}`,
      `app connect-src 'self' ${mapOrigin}`,
      `map connect-src 'self' ${mapOrigin}`
    ])
  })

  it("allows more than our own files only with a reason", () => {
    for (const page of pages) {
      for (const part of contentSecurityPolicy(page).split("; ")) {
        const [directive = "", ...values] = part.split(" ")
        const excepted = policyExceptions
          .filter((exception) => exception.page === page && exception.directive === directive)
          .flatMap((exception) => exception.source.split(" "))
        // Scripts can read the tokens, so even our own need a reason.
        const always = directive.startsWith("script-src") ? ["'none'"] : ["'none'", "'self'", "'script'"]
        const unexplained = values.filter((value) => ![...always, ...excepted].includes(value))
        expect(unexplained, `${page} ${directive}`).toEqual([])
      }
    }
    for (const { reason } of policyExceptions) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })
})

const site = (publicUrl: string) => {
  const app = new Hono()
  app.use(securityHeaders({ publicUrl, page: "app", scripts: ["sha256-AAAA="] }))
  app.get("/", (c) => c.html("<p>app</p>"))
  app.get("/api/x", (c) => c.json({}))
  app.get("/mail", securityHeaders({ publicUrl, page: "mail" }), (c) => c.html("<p>mail</p>"))
  app.get("/broken", () => {
    throw new Error("broken")
  })
  app.onError((_, c) => c.json({}, 500))
  return (path: string) => app.request(path)
}

describe("the security headers", () => {
  const local = site("http://127.0.0.1:4000")

  it("are set on a page", async () => {
    const headers = Object.fromEntries((await local("/")).headers)
    expect(headers).toMatchObject({
      "content-security-policy": contentSecurityPolicy("app", { scripts: ["sha256-AAAA="] }),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY"
    })
    for (const capability of ["camera", "geolocation", "microphone"])
      expect(headers["permissions-policy"]).toContain(`${capability}=(self)`)
    expect(headers["permissions-policy"]).toContain("usb=()")
    expect(headers).not.toHaveProperty("strict-transport-security")
  })

  it.each(["/api/x", "/broken", "/missing"])("allow nothing on %s, which is not a page", async (path) => {
    const headers = (await local(path)).headers
    expect(headers.get("content-security-policy")).toBe(contentSecurityPolicy("data"))
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("follow the kind of page of a route", async () => {
    const headers = (await local("/mail")).headers
    expect(headers.get("content-security-policy")).toBe(contentSecurityPolicy("mail"))
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN")
    for (const capability of ["camera", "geolocation", "microphone"])
      expect(headers.get("permissions-policy")).toContain(`${capability}=()`)
  })

  it("require https only where the published URL is https", async () => {
    const headers = (await site("https://fleet.example.org")("/api/x")).headers
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000")
  })
})

it("a 304 response leaves the browser's stored policy unchanged", async () => {
  const app = new Hono()
  app.use(securityHeaders({ publicUrl: "http://localhost", page: "app" }))
  app.get("/", (c) => c.body(null, 304))
  expect((await app.request("/")).headers.has("content-security-policy")).toBe(false)
})
