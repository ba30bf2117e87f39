import type { Session } from "#identity/contract"
import { totpCode } from "#infra/secrets"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD, signUp, type Person } from "../support/seeds.ts"
import { awaiting, codeOf, complete, list, notified, wrongCode } from "./factorScene.ts"
import {
  auditOf,
  awaitCode,
  behindProxy,
  enrollTotp,
  nextCode,
  runJob,
  signIn,
  statusOfMe
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

describe("adding an authenticator app", () => {
  it("takes a code of it, ends other sessions, gives ten recovery codes and notifies the owner", async () => {
    const person = await createPerson(app)
    const other = await signIn(app, person.email)
    const { id, secret, codes } = await enrollTotp(app, person)
    expect(new Set(codes).size).toBe(10)
    expect(await list(app, person)).toMatchObject({
      items: [{ id, factor_type: "totp", status: "verified", friendly_name: "Phone", issuer: "Motorpool" }],
      recovery_codes: 10
    })
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    expect(await statusOfMe(app, person.access_token)).toBe(200)
    expect(await auditOf(app, person.user.id)).toContain("factor.added")
    const me = await call(app, "GET", "/api/me", { token: person.access_token })
    expect(me.body).toMatchObject({ factors: [{ id, friendly_name: "Phone", phone: null }] })
    const { rows } = await app.admin.query("select secret from identity.factors where id = $1", [id])
    expect(rows[0].secret).toMatch(/^s1\./)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await notified(app, ["FactorsChanged", "identity.when-factors-changed"], person)).toBe(
      "Authenticator app added"
    )
  })

  it("does not count before a code was verified, and expires after an hour", async () => {
    const person = await createPerson(app)
    const token = person.access_token
    const body = { friendly_name: "Phone" }
    const { id, secret } = (await call(app, "POST", "/api/me/factors", { token, body })).body as {
      id: string
      secret: string
    }
    const verify = (code: string) =>
      call(app, "POST", `/api/me/factors/${id}/verification`, { token, body: { code } })
    expect(codeOf(await verify(wrongCode(secret)))).toBe("wrong_code")
    await signIn(app, person.email)
    expect(await list(app, person)).toEqual({ items: [], passkeys: [], recovery_codes: 0 })
    await app.admin.query(
      "update identity.factors set created_at = now() - interval '61 minutes' where id = $1",
      [id]
    )
    expect((await verify(totpCode(secret, new Date()))).status).toBe(404)
    await runJob(app, "identity.purge-expired", {})
    expect((await app.admin.query("select from identity.factors where id = $1", [id])).rowCount).toBe(0)
  })

  it("requires a verified address, and allows five", async () => {
    const unverified = await signUp(app)
    const enroll = (token: string, friendly_name = "Phone") =>
      call(app, "POST", "/api/me/factors", { token, body: { friendly_name } })
    expect(codeOf(await enroll(unverified.access_token))).toBe("email_unverified")
    const person = await createPerson(app)
    for (let n = 0; n < 5; n++) await enrollTotp(app, person)
    expect(codeOf(await enroll(person.access_token))).toBe("too_many_factors")
    expect((await enroll(person.access_token, "")).status).toBe(422)
    expect((await enroll(person.access_token, "x".repeat(61))).status).toBe(422)
  })
})

describe("recovery codes", () => {
  it("are stored only as Argon2id hashes, each with its own salt (ASVS 6.5.2)", async () => {
    const person = await createPerson(app)
    const { codes } = await enrollTotp(app, person)
    const { rows } = await app.admin.query<{ selector: string; hash: string }>(
      "select * from identity.recovery_codes where user_id = $1",
      [person.user.id]
    )
    expect(rows).toHaveLength(10)
    const hashes = rows.map(({ hash }) => hash)
    const salts = new Set(hashes.map((hash) => hash.split("$")[4]))
    expect(salts.size).toBe(10)
    for (const hash of hashes)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    const stored = JSON.stringify(rows).replaceAll("-", "")
    for (const code of codes) {
      const text = code.replaceAll("-", "")
      expect(rows.map(({ selector }) => selector)).toContain(text.slice(0, 2))
      expect(stored).not.toContain(text.slice(2))
    }
  })
})

describe("proving one's identity", () => {
  const proof = (person: Pick<Person, "access_token" | "refresh_token">, by: string, secret: string) =>
    call(app, "POST", "/api/me/proof", {
      token: person.access_token,
      body: { refresh_token: person.refresh_token, by, secret }
    })
  const forget = ({ user }: Pick<Person, "user">) =>
    app.admin.query("update identity.sessions set proven_at = now() - interval '1 hour' where user_id = $1", [
      user.id
    ])
  const enroll = ({ access_token: token }: Pick<Person, "access_token">) =>
    call(app, "POST", "/api/me/factors", { token, body: { friendly_name: "Phone" } })

  it("by password counts for five minutes, and replaces the tokens (ASVS 7.2.4)", async () => {
    const person = await createPerson(app)
    await forget(person)
    expect(codeOf(await enroll(person))).toBe("proof_required")
    expect(codeOf(await proof(person, "password", "not my password"))).toBe("wrong_password")
    const session = (await proof(person, "password", PASSWORD)).body as Session
    expect((await enroll(session)).status).toBe(201)
    const { rows } = await app.admin.query(
      `select access_expires_at < now() + interval '11 seconds' as ends from identity.session_tokens
       where access_hash = sha256($1::bytea)`,
      [Buffer.from(person.access_token)]
    )
    expect(rows).toEqual([{ ends: true }])
    await app.admin.query(
      "update identity.sessions set proven_at = now() - interval '5 minutes' where user_id = $1",
      [person.user.id]
    )
    expect(codeOf(await enroll(session))).toBe("proof_required")
  })

  it("takes a code once there is a factor: also for changes that name the password (ASVS 7.5.1)", async () => {
    const person = await createPerson(app)
    const { secret } = await enrollTotp(app, person)
    await forget(person)
    const change = (token: string) =>
      call(app, "PUT", "/api/me/password", {
        token,
        body: { current_password: PASSWORD, new_password: "another good password" }
      })
    expect(codeOf(await change(person.access_token))).toBe("proof_required")
    expect(codeOf(await proof(person, "password", PASSWORD))).toBe("second_factor_required")
    expect(codeOf(await proof(person, "totp", wrongCode(secret)))).toBe("wrong_code")
    const session = (await proof(person, "totp", nextCode(secret))).body as Session
    expect((await change(session.access_token)).status).toBe(204)
  })

  it("takes the refresh token of the session, so that an access token alone gains nothing", async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    for (const refresh_token of ["", "mp_rt_unknown", other.refresh_token, person.access_token])
      expect
        .soft(codeOf(await proof({ ...person, refresh_token }, "password", PASSWORD)), refresh_token)
        .toBe("session_ended")
    expect(await statusOfMe(app, other.access_token)).toBe(200)
  })
})

describe("removing factors", () => {
  it("removes the recovery codes with the last one; then the password is enough", async () => {
    const person = await createPerson(app)
    const [first, second] = [await enrollTotp(app, person), await enrollTotp(app, person)]
    expect(second.codes).toEqual([])
    const token = person.access_token
    const remove = (id: string) => call(app, "DELETE", `/api/me/factors/${id}`, { token })
    expect((await remove(first.id)).status).toBe(204)
    expect((await list(app, person)).recovery_codes).toBe(10)
    await awaitCode(app, person.email)
    expect((await remove(second.id)).status).toBe(204)
    expect(await list(app, person)).toEqual({ items: [], passkeys: [], recovery_codes: 0 })
    await signIn(app, person.email)
    expect((await call(app, "POST", "/api/me/recovery-codes", { token })).status).toBe(404)
  })

  it("replaces recovery codes, after which the old ones are wrong", async () => {
    const { person, factor, pending } = await awaiting(app)
    const renewed = await call(app, "POST", "/api/me/recovery-codes", { token: person.access_token })
    const { recovery_codes } = renewed.body as { readonly recovery_codes: ReadonlyArray<string> }
    const by = "recovery_code" as const
    expect(codeOf(await complete(app, { pending_token: pending, by, code: factor.codes[0] ?? "" }))).toBe(
      "wrong_code"
    )
    expect((await complete(app, { pending_token: pending, by, code: recovery_codes[0] ?? "" })).status).toBe(
      200
    )
  })
})
