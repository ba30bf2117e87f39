import { newSigningSecret, signedHeaders } from "#infra/outbound"
import { PUBLIC_EVENTS, WebhookEventType } from "#webhooks/contract"
import { readFileSync } from "node:fs"
import type { Server } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { listenOn } from "../support/listenOn.ts"
import { createCustomer } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { createApiToken } from "../tokens/support.ts"

const EXAMPLE = /^```js\n(.*?)^```$/gms

/** The examples of docs/api.md under a heading, in order, as one program: later ones use what earlier ones define. */
const examplesUnder = (heading: string): string => {
  const [, section = ""] = readFileSync("docs/api.md", "utf8").split(`\n## ${heading}\n`)
  return [...(section.split("\n## ")[0] ?? "").matchAll(EXAMPLE)].map(([, code]) => code).join("\n")
}

/** Runs code with these values, and returns the variables that it defined. */
const run = async (code: string, given: Readonly<Record<string, unknown>>, returned: string) => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...code: ReadonlyArray<string>
  ) => (...given: ReadonlyArray<unknown>) => Promise<unknown>
  // Code that is made from a text has no modules of its own.
  const standalone = code.replaceAll("await import(", "await load(")
  const load = (name: string): Promise<unknown> => import(name)
  const program = new AsyncFunction("load", ...Object.keys(given), `${standalone}\nreturn { ${returned} }`)
  return program(load, ...Object.values(given))
}

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app, "Harbor Depot")
})
afterAll(() => app.stop())

it("the examples of API tokens do what they say", async () => {
  for (const name of ["Ada", "Ben", "Cleo"])
    await createCustomer(app, tenant.owner.access_token, tenant.id, { name })
  const { token } = await createApiToken(app, tenant.owner, {
    scopes: ["customers.read", "customers.edit", "organization.read"]
  })
  const given = { address: new URL(await app.address()).origin, organizationId: tenant.id, token }
  const code = examplesUnder("API tokens")
  expect(
    await run(code, given, "organization, organizations, customers, code, detail, first, again")
  ).toEqual({
    organization: expect.objectContaining({ name: "Harbor Depot" }),
    organizations: [expect.objectContaining({ id: tenant.id })],
    customers: expect.arrayContaining(
      ["Ada", "Ben", "Cleo"].map((name) => expect.objectContaining({ name }))
    ),
    code: "token_not_accepted",
    detail: "API tokens don't work here. This needs a person who is signed in.",
    first: expect.objectContaining({ name: "Harbor Freight Co" }),
    again: expect.objectContaining({ name: "Harbor Freight Co" })
  })
})

describe("the examples of webhooks", () => {
  it("verify what is sent", async () => {
    const received = Promise.withResolvers<unknown>()
    const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
    const defined = await run(
      examplesUnder("Webhooks"),
      { secret, handle: received.resolve },
      "receiver, isAuthentic"
    )
    const { receiver, isAuthentic } = defined as {
      readonly receiver: Server
      readonly isAuthentic: (headers: object, body: string, secret: string) => boolean
    }
    const { address, close } = listenOn(receiver)
    const send = async (body: string, secrets: ReadonlyArray<string>) =>
      (
        await fetch(await address, {
          method: "POST",
          body,
          headers: signedHeaders({ id: "evt_1", body, at: new Date() }, secrets)
        })
      ).status
    const other = newSigningSecret()
    expect(await send("{}", [other])).toBe(401)
    expect(await send(`{"type":"driver.added"}`, [other, secret])).toBe(204)
    expect(await received.promise).toEqual({ type: "driver.added" })
    const old = signedHeaders({ id: "evt_1", body: "{}", at: new Date(Date.now() - 600_000) }, [secret])
    expect(isAuthentic(old, "{}", secret)).toBe(false)
    await close()
  })

  it("list every type of event with its data", () => {
    const page = readFileSync("docs/api.md", "utf8").replaceAll(/ +/g, " ")
    for (const { types, data } of PUBLIC_EVENTS)
      for (const [type, meaning] of Object.entries(types)) {
        const fields = Object.keys(data.fields)
        const cells = [`\`${type}\``, meaning, fields.map((name) => `\`${name}\``).join(", ")]
        expect(page).toContain(`| ${cells.join(" | ")} |`.replaceAll(/ +/g, " "))
      }
    const listed = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm)].map(([, type = ""]) => type)
    expect(listed.toSorted()).toEqual([...WebhookEventType.literals].toSorted())
  })
})
