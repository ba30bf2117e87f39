import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { docsPage, docsStyleHash } from "../../../../infra/http/outer/docsPage.ts"

const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }

const document = {
  openapi: "3.1.0",
  info: { title: "Motorpool", version: "0.1.0", description: "Send a <token> & be nice." },
  tags: [{ name: "Members", description: "Who belongs." }],
  paths: {
    "/api/organizations/{organizationId}/members": {
      get: {
        operationId: "listMembers",
        tags: ["Members", "Other"],
        summary: "List the members",
        "x-who-may-call": "members.read",
        parameters: [
          { name: "organizationId", in: "path", required: true, schema: { type: "string", format: "uuid" } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } }
        ],
        responses: {
          "200": {
            description: "A page",
            content: {
              "application/json": {
                schema: { type: "array", items: { $ref: "#/components/schemas/Member" } }
              }
            }
          },
          "404": {
            description: "not_found: Not found; organization_gone: No such organization",
            content: problem
          }
        }
      }
    },
    "/api/public/sign-up": {
      post: {
        tags: ["Identity"],
        summary: "Sign up",
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["email"],
                properties: {
                  email: { type: "string", maxLength: 254, description: "Where we write to" },
                  settings: { type: "object", properties: { units: { enum: ["metric", "imperial"] } } }
                }
              }
            }
          }
        },
        responses: { "201": { description: "Created" } }
      },
      parameters: {}
    },
    "/api/me": { get: { tags: ["Identity"], security: [{ bearer: [] }], responses: {} } }
  },
  components: {
    schemas: {
      Member: {
        type: "object",
        properties: {
          role: { anyOf: [{ const: "owner" }, { type: "null" }] },
          parent: { $ref: "#/components/schemas/Member" }
        }
      },
      Problem: { type: "object", properties: { title: { type: "string" } } }
    }
  }
}

const page = docsPage(document)

describe("the API page", () => {
  it("groups by the first tag, in the document's order", () => {
    const headings = [...page.matchAll(/<h2 id="[^"]*">([^<]*)/g)].map((match) => match[1])
    expect(headings).toEqual(["Members", "Identity", "Problems", "Schemas"])
    expect(page).toContain("Who belongs.")
  })

  it("shows the input, output, errors and permission of each endpoint", () => {
    const start = page.indexOf('<article id="listMembers"')
    const article = page.slice(start, page.indexOf("</article>", start))
    expect(start).toBeGreaterThan(0)
    expect(article).toContain("/api/organizations/{organizationId}/members")
    expect(article).toContain("members.read")
    expect(article).toContain("string (uuid)")
    expect(article).toContain("at least 1, at most 200, default 50")
    expect(article).toContain('list of <a href="#schema-Member">Member</a>')
    expect(article).toMatch(/<h4>Errors<\/h4>.*404.*No such organization/s)
  })

  it("has an anchor for every problem code, to which the type of a problem links", () => {
    for (const code of ["organization_gone", "not_found", "cross_origin", "body_too_large", "internal"]) {
      expect(page).toContain(`<tr id="${code}">`)
    }
  })

  it("refuses a document that is not OpenAPI", () => {
    expect(() => docsPage({ openapi: "3.1.0" })).toThrow(/Missing key/)
  })

  it("derives who may call from security where it is not stated", () => {
    expect(page).toContain("Anyone, without signing in")
    expect(page).toContain("Anyone who is signed in")
  })

  it("shows the fields of a body, including nested ones, and which are optional", () => {
    expect(page).toMatch(
      /<code>email<\/code><\/th><td>string<\/td><td>Where we write to; at most 254 characters/
    )
    expect(page).toMatch(/<code>settings<\/code><\/th><td>object <span class="quiet">optional<\/span>/)
    expect(page).toContain("<code>&quot;metric&quot;</code> or <code>&quot;imperial&quot;</code>")
  })

  it("links only to existing anchors, each id once", () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    expect(targets.length).toBeGreaterThan(5)
  })

  it("has no script and no external content, and the style that its policy names", () => {
    expect(page).not.toMatch(/<script|https?:\/\/|style="| on\w+=/i)
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ""
    expect(docsStyleHash).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`)
  })

  it("escapes everything", () => {
    const evil = `"><img src=x onerror=alert(1)>'`
    const evilPage = docsPage({
      openapi: "3.1.0",
      info: { title: evil, version: evil, description: evil },
      tags: [{ name: evil, description: evil }],
      paths: {
        [evil]: {
          get: {
            operationId: evil,
            tags: [evil],
            summary: evil,
            description: evil,
            "x-who-may-call": evil,
            parameters: [{ name: evil, in: evil, description: evil, schema: { const: evil } }],
            requestBody: {
              content: { [evil]: { schema: { properties: { [evil]: { type: evil, pattern: evil } } } } }
            },
            responses: { [evil]: { description: evil, content: { [evil]: { schema: { $ref: evil } } } } }
          }
        }
      },
      components: { schemas: { [evil]: { enum: [evil], description: evil } } }
    })
    expect(evilPage).not.toContain("<img")
    expect(evilPage).not.toContain(`"><`.concat("img"))
    expect(evilPage).toContain("&lt;img src=x onerror=alert(1)&gt;&#39;")
  })
})
