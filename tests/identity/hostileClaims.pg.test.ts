import type { SignedIn } from "#identity/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { type IssuerAccount, startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { visit } from "../support/issuer/visit.ts"
import { createPerson } from "../support/seeds.ts"
import { codeOf } from "./factorScene.ts"
import { CALLBACK, comeBack, depart, identitiesOf, link, signInAt } from "./issuerScene.ts"
import { behindProxy } from "./support.ts"

let issuer: TestIssuer
let app: TestApp
beforeAll(async () => {
  issuer = await startIssuer({ redirectUris: [CALLBACK] })
  app = await startApp({ env: { ...behindProxy.env, ...issuer.env } })
})
afterAll(async () => {
  await app.stop()
  await issuer.stop()
})

let people = 0

/** Someone about whom the issuer says this. */
const known = (said: Partial<IssuerAccount>): string => {
  const name = `person-${++people}`
  issuer.accounts.set(name, { email: `${name}@example.com`, email_verified: true, ...said })
  return name
}

const NUL = "\u0000"
/** Half of a character, which PostgreSQL would store like any other half. */
const HALF = "\ud800"

it("an identifier that cannot be stored as it is identifies nobody", async () => {
  for (const sub of [`a${NUL}b`, `a${HALF}b`, "a\u0007b", "x".repeat(256)]) {
    const departed = await depart(app)
    const parameters = await visit(departed.url, known({ sub }))
    expect.soft(codeOf(await comeBack(app, departed.browser, parameters)), sub).toBe("issuer_refused")
  }
  expect((await signInAt(app, known({ sub: "x".repeat(255) }))).status).toBe(200)
})

it("an address that cannot be one counts as none, and so does a part of it", async () => {
  const person = await createPerson(app)
  const addresses = [
    `a${NUL}@example.com`,
    `a${HALF}@example.com`,
    `${"a".repeat(400)}@example.com`,
    `${person.email.padEnd(320)}@example.com`
  ]
  for (const email of addresses)
    expect.soft(codeOf(await signInAt(app, known({ email }))), email).toBe("address_unconfirmed")
  expect((await identitiesOf(app, person)).items).toEqual([])
  for (const email of addresses) {
    const one = await createPerson(app)
    expect.soft((await link(app, one, known({ email }))).status, email).toBe(201)
    expect.soft((await identitiesOf(app, one)).items).toMatchObject([{ email: null }])
  }
})

it("a name that cannot be one is replaced by the first part of the address", async () => {
  for (const name of [`Ines${NUL}`, `Ines${HALF}`, "x".repeat(10_000)]) {
    const sub = known({ name })
    const { user }: SignedIn = (await signInAt(app, sub)).body
    expect.soft(user).toMatchObject({ email: `${sub}@example.com`, full_name: sub })
  }
})
