import type { SignedIn } from "#identity/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { createPerson } from "../support/seeds.ts"
import { codeOf } from "./factorScene.ts"
import { CALLBACK, depart, departAs, forgetProof, link, proveAt, signInAt, ticketFor } from "./issuerScene.ts"
import { behindProxy, statusOfMe } from "./support.ts"

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

it("an account without a password proves itself by signing in at its issuer again", async () => {
  issuer.accounts.set("ines", { email: "ines@example.com", email_verified: true })
  issuer.accounts.set("iris", { email: "iris@example.com", email_verified: true })
  const session: SignedIn = (await signInAt(app, "ines")).body
  await forgetProof(app, session)
  expect(codeOf(await departAs(app, session, "link"))).toBe("proof_required")
  expect(codeOf(await proveAt(app, session, "iris"))).toBe("no_proof")
  const proven = (await proveAt(app, session, "ines")).body as SignedIn
  expect(await statusOfMe(app, proven.access_token)).toBe(200)
  expect((await departAs(app, proven, "link")).status).toBe(200)
})

it("a sign-in is no proof, and only a connected identity proves anything", async () => {
  const person = await createPerson(app)
  expect((await departAs(app, person, "prove")).status).toBe(404)
  issuer.accounts.set("otto", { email: "otto@example.com", email_verified: true })
  await link(app, person, "otto")
  const ticket = await ticketFor(app, await depart(app), "otto")
  const body = { ...ticket, refresh_token: person.refresh_token }
  const reply = await call(app, "POST", "/api/me/proof/issuer", { token: person.access_token, body })
  expect(codeOf(reply)).toBe("issuer_attempt_invalid")
})
