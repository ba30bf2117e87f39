import type { SignedIn } from "#identity/contract"
import { RemoveConnection, RemoveDomain, SetConnection } from "#sso/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { codeOf, complete } from "../identity/factorScene.ts"
import { departAs, link, signInAt } from "../identity/issuerScene.ts"
import { awaitCode, enrollTotp, nextCode, statusOfMe } from "../identity/support.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, PASSWORD } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import {
  addDomain,
  asOwner,
  connectedTenant,
  knownTo,
  newDomain,
  require,
  setUp,
  shown,
  type SsoScene,
  startSsoScene,
  verifiedDomain,
  verify
} from "./scene.ts"

let scene: SsoScene
beforeAll(async () => {
  scene = await startSsoScene()
})
afterAll(() => scene.stop())

const known = (email: string, isVerified = true): string => knownTo(scene, email, isVerified)

const passwordSignIn = (email: string, password = PASSWORD) =>
  call(scene.app, "POST", "/api/public/sign-in", { body: { email, password } })

const find = (email: string) =>
  call(scene.app, "POST", "/api/public/sign-in/single-sign-on", { body: { email } })

const connected = () => connectedTenant(scene)

const connectionOf = async (tenant: Tenant) => (await shown(scene, tenant)).connection

describe("an organization's issuer", () => {
  it("is set up once it answers, and never shows its secret", async () => {
    const tenant = await createTenant(scene.app)
    const connection = await setUp(scene, tenant)
    const view = await connectionOf(tenant)
    expect(view).toMatchObject({
      name: "Harbour ID",
      issuer: scene.issuer.url,
      client_id: scene.issuer.clientId
    })
    expect(JSON.stringify(view)).not.toContain(scene.issuer.clientSecret)
    const body = { name: "Renamed", issuer: scene.issuer.url, client_id: scene.issuer.clientId }
    expect((await callEndpoint(scene.app, SetConnection, { ...asOwner(tenant), body })).status).toBe(204)
    const renamed = await connectionOf(tenant)
    expect(renamed).toMatchObject({ id: connection, name: "Renamed" })
  })

  it("is refused without a secret, if it does not answer, and at a private address", async () => {
    const tenant = await createTenant(scene.app)
    const fields = { name: "Wrong", client_id: "a", client_secret: "b" }
    const set = async (body: object) =>
      (
        await callEndpoint(scene.app, SetConnection, {
          ...asOwner(tenant),
          body: { ...fields, issuer: "", ...body }
        })
      ).code
    expect(await set({ issuer: scene.issuer.url, client_secret: undefined })).toBe("secret_missing")
    for (const issuer of ["https://127.0.0.1/", "http://10.0.0.1", "http://169.254.169.254", "not a url"])
      expect.soft(await set({ issuer }), issuer).toBe("issuer_unavailable")
    expect(await connectionOf(tenant)).toBeNull()
  })

  it("signs in people with addresses at its verified domains, and no others", async () => {
    const { connection, domain } = await connected()
    const ines: SignedIn = (await signInAt(scene.app, known(`ines@${domain}`), connection)).body
    expect(ines.user.email).toBe(`ines@${domain}`)
    const elsewhere = await createPerson(scene.app)
    expect(codeOf(await signInAt(scene.app, known(elsewhere.email), connection))).toBe("address_elsewhere")
    expect(codeOf(await signInAt(scene.app, known("new@other.example"), connection))).toBe(
      "address_elsewhere"
    )
    expect(codeOf(await signInAt(scene.app, known(`odd@${domain}`, false), connection))).toBe(
      "address_unconfirmed"
    )
    expect(codeOf(await link(scene.app, elsewhere, known(elsewhere.email), connection))).toBe(
      "address_elsewhere"
    )
  })

  it("no longer signs in an account that moved to another domain, or whose domain was removed", async () => {
    const { connection, domain, tenant, verified } = await connected()
    const name = known(`moves@${domain}`)
    const { user }: SignedIn = (await signInAt(scene.app, name, connection)).body
    const move = (email: string) =>
      scene.app.admin.query("update identity.users set email = $1 where id = $2", [email, user.id])
    await move("moved@other.example")
    expect(codeOf(await signInAt(scene.app, name, connection))).toBe("address_elsewhere")
    await move(`moves@${domain}`)
    expect((await signInAt(scene.app, name, connection)).status).toBe(200)
    await callEndpoint(scene.app, RemoveDomain, asOwner(tenant, { domainId: verified.id }))
    expect(codeOf(await signInAt(scene.app, name, connection))).toBe("address_elsewhere")
  })

  it("at another address is another connection, for which the former identities do not count", async () => {
    const { connection, tenant, verified } = await connected()
    const { other } = scene
    await require(scene, tenant, verified)
    const body = {
      name: "Other",
      issuer: other.url,
      client_id: other.clientId,
      client_secret: other.clientSecret
    }
    await callEndpoint(scene.app, SetConnection, { ...asOwner(tenant), body })
    expect((await connectionOf(tenant))?.id).not.toBe(connection)
    // Nobody has signed in with it yet, so it cannot be the only way.
    expect((await shown(scene, tenant)).domains).toMatchObject([{ required: false }])
    expect((await departAs(scene.app, tenant.owner, "prove", connection)).status).toBe(404)
    await callEndpoint(scene.app, RemoveConnection, asOwner(tenant))
    expect(await connectionOf(tenant)).toBeNull()
  })
})

describe("a domain", () => {
  it("is verified by its TXT record alone, by one organization", async () => {
    const [first, second] = [await createTenant(scene.app), await createTenant(scene.app)]
    const domain = newDomain()
    const added = await addDomain(scene, first, ` ${domain.toUpperCase()} `)
    expect(added).toMatchObject({
      domain,
      record_name: `_motorpool.${domain}`,
      verified_at: null,
      required: false
    })
    expect((await verify(scene, first, added)).code).toBe("record_missing")
    scene.names.records.set(added.record_name, ["v=spf1 -all", "motorpool-verification=of-someone-else"])
    expect((await verify(scene, first, added)).code).toBe("record_missing")
    scene.names.records.set(added.record_name, ["v=spf1 -all", added.record_value])
    expect((await verify(scene, first, added)).status).toBe(204)
    expect((await shown(scene, first)).domains).toMatchObject([{ domain, required: false }])
    const claimed = await addDomain(scene, second, domain)
    expect(claimed.record_value).not.toBe(added.record_value)
    scene.names.records.set(added.record_name, [added.record_value, claimed.record_value])
    expect((await verify(scene, second, claimed)).code).toBe("domain_taken")
  })

  it("leads its addresses to the issuer, whether or not they have an account", async () => {
    const { connection, domain } = await connected()
    expect((await find(`nobody@${domain}`)).body).toEqual({ connection, name: "Harbour ID" })
    expect((await find(`nobody@sub.${domain}`)).status).toBe(404)
    expect(await find("nobody@example.com")).toMatchObject({
      status: 404,
      body: { code: "no_single_sign_on" }
    })
  })
})

describe("required single sign-on", () => {
  it("needs a verified domain, and an owner who has connected the issuer", async () => {
    const tenant = await createTenant(scene.app)
    const added = await addDomain(scene, tenant, newDomain())
    expect((await require(scene, tenant, added)).code).toBe("connection_missing")
    await setUp(scene, tenant)
    expect((await require(scene, tenant, added)).code).toBe("domain_unverified")
    const verified = await verifiedDomain(scene, tenant, newDomain())
    expect((await require(scene, tenant, verified)).code).toBe("not_connected_yourself")
  })

  it("ends other sessions of the domain, and refuses every other way in", async () => {
    const { connection, domain, tenant, verified } = await connected()
    const name = known(`mia@${domain}`)
    const mia: SignedIn = (await signInAt(scene.app, name, connection)).body
    const stranger = await createPerson(scene.app)
    expect((await require(scene, tenant, verified)).status).toBe(204)
    expect(await statusOfMe(scene.app, mia.access_token)).toBe(401)
    expect(await statusOfMe(scene.app, tenant.owner.access_token)).toBe(200)
    expect(await statusOfMe(scene.app, stranger.access_token)).toBe(200)
    for (const email of [tenant.owner.email, `mia@${domain}`, `nobody@${domain}`])
      expect((await passwordSignIn(email)).body).toMatchObject({ code: "single_sign_on_required" })
    const signUp = { email: `new@${domain}`, password: PASSWORD, full_name: "Nia New" }
    expect(codeOf(await call(scene.app, "POST", "/api/public/sign-up", { body: signUp }))).toBe(
      "single_sign_on_required"
    )
    expect((await passwordSignIn(stranger.email)).status).toBe(200)
    expect((await signInAt(scene.app, name, connection)).status).toBe(200)
  })

  it("cannot be avoided with another address, and begins for those who move to one", async () => {
    const { domain, tenant, verified } = await connected()
    const joins = await createPerson(scene.app)
    const change = ({ access_token: token }: { readonly access_token: string }, email: string) =>
      call(scene.app, "PUT", "/api/me/email", { token, body: { password: PASSWORD, email } })
    const confirm = async ({ access_token: token }: { readonly access_token: string }, email: string) =>
      call(scene.app, "PUT", "/api/me/email-verification", {
        token,
        body: { token: await mailedToken(scene.app, email) }
      })
    const [away, arriving] = [`away@${newDomain()}`, `joins@${domain}`]
    expect((await change(tenant.owner, away)).status).toBe(202)
    await require(scene, tenant, verified)
    expect(codeOf(await confirm(tenant.owner, away))).toBe("address_managed")
    expect(codeOf(await change(tenant.owner, "again@other.example"))).toBe("address_managed")
    expect((await change(joins, arriving)).status).toBe(202)
    expect((await confirm(joins, arriving)).status).toBe(200)
    expect(await statusOfMe(scene.app, joins.access_token)).toBe(401)
  })

  it("also takes the second factor, in a sign-in that began with the issuer", async () => {
    const { connection, domain, tenant, verified } = await connected()
    const person = await createPerson(scene.app, "Tom Two", `tom@${domain}`)
    const name = known(person.email)
    expect((await link(scene.app, person, name, connection)).status).toBe(201)
    const { secret } = await enrollTotp(scene.app, person)
    const before = await awaitCode(scene.app, person.email)
    await require(scene, tenant, verified)
    expect(codeOf(await complete(scene.app, { pending_token: before, code: nextCode(secret) }))).toBe(
      "sign_in_expired"
    )
    const begun = (await signInAt(scene.app, name, connection)).body as { readonly pending_token: string }
    expect((await complete(scene.app, { ...begun, code: nextCode(secret) })).status).toBe(200)
  })

  it("ends with the requirement, the domain or the issuer", async () => {
    const { connection, tenant, verified } = await connected()
    await require(scene, tenant, verified)
    await require(scene, tenant, verified, false)
    expect((await passwordSignIn(tenant.owner.email)).status).toBe(200)
    await require(scene, tenant, verified)
    await callEndpoint(scene.app, RemoveConnection, asOwner(tenant))
    expect((await passwordSignIn(tenant.owner.email)).status).toBe(200)
    expect((await find(tenant.owner.email)).status).toBe(404)
    expect((await shown(scene, tenant)).domains).toMatchObject([{ required: false }])
    expect(connection).not.toBe("")
  })
})
