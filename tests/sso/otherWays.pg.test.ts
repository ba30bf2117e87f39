import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { codeOf } from "../identity/factorScene.ts"
import { link, signInAt } from "../identity/issuerScene.ts"
import { enrollPasskey, signInWith } from "../identity/passkeyScene.ts"
import { createPerson } from "../support/seeds.ts"
import { connectedTenant, knownTo, require, type SsoScene, startSsoScene } from "./scene.ts"

let scene: SsoScene
beforeAll(async () => {
  scene = await startSsoScene()
})
afterAll(() => scene.stop())

/** A colleague at the organization's domain who also has a passkey and a connected service of the installation. */
const colleague = async () => {
  const { app, other } = scene
  const { connection, domain, tenant, verified } = await connectedTenant(scene)
  const person = await createPerson(app, "Tom Two", `tom@${domain}`)
  other.accounts.set(person.email, { email: person.email, email_verified: true, name: "Tom Two" })
  expect((await link(app, person, person.email, "installation")).status).toBe(201)
  const own = knownTo(scene, person.email)
  expect((await link(app, person, own, connection)).status).toBe(201)
  const { authenticator } = await enrollPasskey(app, person)
  return {
    requiring: () => require(scene, tenant, verified),
    byPasskey: () => signInWith(app, authenticator),
    byService: () => signInAt(app, person.email, "installation"),
    byOwnIssuer: () => signInAt(app, own, connection)
  }
}

describe("required single sign-on", () => {
  it("refuses a passkey and the service of the installation", async () => {
    const { byOwnIssuer, byPasskey, byService, requiring } = await colleague()
    expect((await byPasskey()).status).toBe(200)
    expect((await byService()).body).toHaveProperty("pending_token")
    await requiring()
    expect(codeOf(await byPasskey())).toBe("single_sign_on_required")
    expect(codeOf(await byService())).toBe("single_sign_on_required")
    expect((await byOwnIssuer()).status).toBe(200)
  })
})
