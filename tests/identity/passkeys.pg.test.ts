import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD, type Person, signUp } from "../support/seeds.ts"
import { codeOf, list, notified } from "./factorScene.ts"
import { add, authenticatorAt, beginAdding, enrollPasskey, signInWith, withPasskey } from "./passkeyScene.ts"
import { auditOf, awaitCode, behindProxy, enrollTotp, runJob, signIn, statusOfMe } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const changed = ["FactorsChanged", "identity.when-factors-changed"] as const
const remove = ({ access_token: token }: Pick<Person, "access_token">, id: string) =>
  call(app, "DELETE", `/api/me/passkeys/${id}`, { token })

describe("adding a passkey", () => {
  it("ends other sessions, gives ten recovery codes and notifies the owner", async () => {
    const person = await createPerson(app)
    const other = await signIn(app, person.email)
    const { id, codes } = await enrollPasskey(app, person)
    expect(new Set(codes).size).toBe(10)
    expect(await list(app, person)).toMatchObject({
      items: [],
      passkeys: [{ id, name: "Laptop", is_backed_up: false, last_used_at: null }],
      recovery_codes: 10
    })
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    const me = await call(app, "GET", "/api/me", { token: person.access_token })
    expect(me.body).toMatchObject({ factors: [], passkeys: 1 })
    expect(await auditOf(app, person.user.id)).toContain("passkey.added")
    expect(await notified(app, changed, person)).toBe("Passkey added")
  })

  it("asks for a passkey that is stored on the device and unlocked, bound to the public address", async () => {
    const { person, authenticator } = await withPasskey(app)
    expect(await beginAdding(app, person)).toMatchObject({
      rp: { id: new URL(app.settings.publicUrl).hostname },
      user: { name: person.email },
      excludeCredentials: [{ id: authenticator.id, transports: ["internal"] }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none"
    })
  })

  it("gives no more recovery codes to someone who has some", async () => {
    const person = await createPerson(app)
    const { id } = await enrollTotp(app, person)
    const passkey = await enrollPasskey(app, person)
    expect(passkey.codes).toEqual([])
    await call(app, "DELETE", `/api/me/factors/${id}`, { token: person.access_token })
    expect((await list(app, person)).recovery_codes).toBe(10)
  })

  it("refuses one made elsewhere, for another site, with a certificate, or without unlocking the device", async () => {
    const person = await createPerson(app)
    const deviations = {
      "a foreign origin": { origin: "https://motorpool.example.evil" },
      "another site's id": { rpId: "motorpool.example.evil" },
      "a certificate": { format: "apple" },
      "a locked device": { isUnverified: true }
    }
    for (const [what, deviation] of Object.entries(deviations))
      expect
        .soft(codeOf(await add(app, person, authenticatorAt(app), deviation)), what)
        .toBe("passkey_invalid")
    expect(await list(app, person)).toMatchObject({ passkeys: [], recovery_codes: 0 })
  })

  it("refuses challenges that are used, expired, replaced, someone else's, or for signing in", async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    const addTo = ({ access_token: token }: Person, made: object) =>
      call(app, "POST", "/api/me/passkeys", { token, body: { name: "Laptop", ...made } })
    const options = await beginAdding(app, person)
    const replaced = authenticatorAt(app).create(options)
    const late = async (made: object) => codeOf(await addTo(person, made))
    const made = authenticatorAt(app).create(await beginAdding(app, person))
    expect(await late(replaced)).toBe("passkey_too_late")
    expect(await late(authenticatorAt(app).create(await beginAdding(app, other)))).toBe("passkey_too_late")
    expect((await addTo(person, made)).status).toBe(201)
    expect(await late(made)).toBe("passkey_too_late")
    const expired = authenticatorAt(app).create(await beginAdding(app, person))
    await app.admin.query("update identity.passkey_challenges set expires_at = now() where user_id = $1", [
      person.user.id
    ])
    expect(await late(expired)).toBe("passkey_too_late")
    await runJob(app, "identity.purge-expired", {})
    const left = await app.admin.query("select from identity.passkey_challenges where user_id = $1", [
      person.user.id
    ])
    expect(left.rowCount).toBe(0)
  })

  it("refuses a passkey that someone has already, and what is not one", async () => {
    const { authenticator } = await withPasskey(app)
    const person = await createPerson(app)
    expect(codeOf(await add(app, person, authenticator))).toBe("passkey_taken")
    const made = authenticatorAt(app).create(await beginAdding(app, person))
    const body = { name: "Laptop", ...made, attestation: "oWNmbXRkbm9uZQ" }
    const token = person.access_token
    expect(codeOf(await call(app, "POST", "/api/me/passkeys", { token, body }))).toBe("passkey_invalid")
    for (const wrong of [{ attestation: "ä" }, { client_data: "" }, { name: "x".repeat(61) }, { id: "" }])
      expect(
        (await call(app, "POST", "/api/me/passkeys", { token, body: { ...body, ...wrong } })).status
      ).toBe(422)
  })

  it("refuses an id or a key that is longer than any authenticator's, or an empty id", async () => {
    const person = await createPerson(app)
    const refused = {
      "a long id": { idLength: 1024 },
      "no id": { idLength: 0 },
      "a long key": { keyPadding: 2048 }
    }
    for (const [what, deviation] of Object.entries(refused))
      expect
        .soft(codeOf(await add(app, person, authenticatorAt(app), deviation)), what)
        .toBe("passkey_invalid")
    for (const deviation of [{ idLength: 1023 }, { keyPadding: 1900 }])
      expect.soft((await add(app, person, authenticatorAt(app), deviation)).status).toBe(201)
  })

  it("requires a proof and a verified address, and allows ten", async () => {
    const begin = ({ access_token: token }: Pick<Person, "access_token">) =>
      call(app, "POST", "/api/me/passkeys/challenge", { token })
    expect(codeOf(await begin(await signUp(app)))).toBe("email_unverified")
    const person = await createPerson(app)
    for (let n = 0; n < 10; n++) await enrollPasskey(app, person)
    expect(codeOf(await begin(person))).toBe("too_many_passkeys")
    await app.admin.query(
      "update identity.sessions set proven_at = now() - interval '5 minutes' where user_id = $1",
      [person.user.id]
    )
    expect(codeOf(await begin(person))).toBe("proof_required")
  })
})

describe("removing a passkey", () => {
  it("ends its use and, with the last factor, the recovery codes; then the password is enough", async () => {
    const { person, id, authenticator } = await withPasskey(app)
    await awaitCode(app, person.email)
    expect((await remove(person, id)).status).toBe(204)
    expect(await list(app, person)).toEqual({ items: [], passkeys: [], recovery_codes: 0 })
    expect(codeOf(await signInWith(app, authenticator))).toBe("passkey_refused")
    expect((await signIn(app, person.email)).user).toMatchObject({ passkeys: 0 })
    expect(await auditOf(app, person.user.id)).toContain("passkey.removed")
    expect(await notified(app, changed, person)).toBe("Passkey removed")
    expect((await remove(person, id)).status).toBe(404)
  })

  it("is how a lost one ends: with a recovery code, not with the password alone (ASVS 6.4.4)", async () => {
    const { person, id, codes, authenticator } = await withPasskey(app)
    await app.admin.query(
      "update identity.sessions set proven_at = now() - interval '1 hour' where user_id = $1",
      [person.user.id]
    )
    const byPassword = await call(app, "POST", "/api/me/proof", {
      token: person.access_token,
      body: { refresh_token: person.refresh_token, by: "password", secret: PASSWORD }
    })
    expect(codeOf(byPassword)).toBe("second_factor_required")
    expect(codeOf(await remove(person, id))).toBe("proof_required")
    const pending_token = await awaitCode(app, person.email)
    expect((await remove({ access_token: pending_token }, id)).status).toBe(401)
    const entered = await call(app, "POST", "/api/public/sign-in/code", {
      body: { pending_token, by: "recovery_code", code: codes[0] }
    })
    expect(entered.status).toBe(200)
    expect((await remove(entered.body as Session, id)).status).toBe(204)
    expect(codeOf(await signInWith(app, authenticator))).toBe("passkey_refused")
  })
})
