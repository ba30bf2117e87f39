import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD } from "../support/seeds.ts"
import { codeOf, complete, list, notified } from "./factorScene.ts"
import { enrollPasskey } from "./passkeyScene.ts"
import {
  enrollPhone,
  newNumber,
  otherThan,
  textedCode,
  textsTo,
  verifyPhone,
  withPhone
} from "./phoneScene.ts"
import { auditOf, behindProxy, enrollTotp, newNetwork, nextCode, runJob } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const signIn = async (email: string) =>
  (
    await call(app, "POST", "/api/public/sign-in", {
      body: { email, password: PASSWORD },
      headers: newNetwork()
    })
  ).body as { readonly pending_token: string; readonly phone: string | null }

const textSignIn = (pending_token: string) =>
  call(app, "POST", "/api/public/sign-in/text", { body: { pending_token }, headers: newNetwork() })

/** A person with a phone, and a sign-in of theirs for which a code was texted. */
const texted = async () => {
  const someone = await withPhone(app)
  const { pending_token: pending } = await signIn(someone.person.email)
  await textSignIn(pending)
  return { ...someone, pending, code: await textedCode(app, someone.number) }
}

describe("adding a phone", () => {
  it("takes the code that is texted to it, whatever the notation, and notifies the owner", async () => {
    const person = await createPerson(app)
    await enrollTotp(app, person)
    const enrolled = await enrollPhone(app, person, "00 34 (600) 100-200")
    expect(enrolled).toMatchObject({ status: 201, body: { phone: "+34600100200" } })
    const { id } = enrolled.body as { readonly id: string }
    const [text = ""] = await textsTo(app, "+34600100200")
    expect(text).toMatch(/^Motorpool: \d{6} is your code to add this phone\. It expires in 10 minutes\./)
    const code = await textedCode(app, "+34600100200")
    expect(codeOf(await verifyPhone(app, person, id, otherThan(code)))).toBe("wrong_code")
    expect((await list(app, person)).items).toHaveLength(1)
    expect((await verifyPhone(app, person, id, code)).status).toBe(204)
    expect((await list(app, person)).items[1]).toMatchObject({
      factor_type: "phone",
      status: "verified",
      phone: "+34600100200",
      issuer: null
    })
    expect(await auditOf(app, person.user.id)).toContain("phone.added")
    expect(await notified(app, ["FactorsChanged", "identity.when-factors-changed"], person)).toBe(
      "Phone added"
    )
    expect(codeOf(await enrollPhone(app, person, newNumber()))).toBe("phone_already_added")
  })

  it("is refused without a stronger factor, and for what is no number (ASVS 6.6.1)", async () => {
    const person = await createPerson(app)
    expect(codeOf(await enrollPhone(app, person, newNumber()))).toBe("stronger_factor_required")
    await enrollTotp(app, person)
    for (const text of [
      "",
      "5550100",
      "555 010 0123",
      "+0155501001",
      "+1555010",
      "+1234567890123456",
      "+1555abc0123"
    ])
      expect.soft(codeOf(await enrollPhone(app, person, text)), text).toBe("phone_invalid")
    expect((await enrollPhone(app, person, "+1".padEnd(41, "5"))).status).toBe(422)
  })

  it("texts in the person's language, and sends another code on request", async () => {
    const person = await createPerson(app)
    await enrollTotp(app, person)
    const token = person.access_token
    await call(app, "PATCH", "/api/me/profile", { token, body: { locale: "es" } })
    const number = newNumber()
    const { id } = (await enrollPhone(app, person, number)).body as { readonly id: string }
    expect((await textsTo(app, number))[0]).toContain("es su código para añadir este teléfono")
    const first = await textedCode(app, number)
    expect((await call(app, "POST", `/api/me/phones/${id}/code`, { token })).status).toBe(202)
    const second = await textedCode(app, number)
    if (first !== second) expect(codeOf(await verifyPhone(app, person, id, first))).toBe("wrong_code")
    expect((await verifyPhone(app, person, id, second)).status).toBe(204)
  })
})

describe("signing in with a texted code", () => {
  it("shows the last digits of the phone, and takes the code once", async () => {
    const { person, number, pending, code, id } = await texted()
    const other = await signIn(person.email)
    expect(other.phone).toBe(number.slice(-2))
    const { rows } = await app.admin.query("select mac from identity.phone_codes where factor_id = $1", [id])
    expect(JSON.stringify(rows)).not.toContain(code)
    const reply = await complete(app, {
      pending_token: pending,
      by: "phone",
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`
    })
    expect((reply.body as Session).user.factors).toHaveLength(2)
    await textSignIn(other.pending_token)
    const second = await textedCode(app, number)
    if (second !== code)
      expect(codeOf(await complete(app, { pending_token: other.pending_token, by: "phone", code }))).toBe(
        "wrong_code"
      )
    expect((await textsTo(app, number))[0]).toContain("is your code to sign in")
  })

  it("takes it only for the sign-in it was sent for, and as what it is (ASVS 6.6.2)", async () => {
    const { person, pending, code } = await texted()
    const other = await signIn(person.email)
    for (const [pending_token, by] of [
      [other.pending_token, "phone"],
      [pending, "totp"],
      [pending, "recovery_code"]
    ] as const)
      expect.soft(codeOf(await complete(app, { pending_token, by, code })), by).toBe("wrong_code")
    const body = { refresh_token: person.refresh_token, by: "phone", secret: code }
    expect(codeOf(await call(app, "POST", "/api/me/proof", { token: person.access_token, body }))).toBe(
      "wrong_code"
    )
    expect((await complete(app, { pending_token: pending, by: "phone", code })).status).toBe(200)
  })

  it("takes it for ten minutes, after which it is deleted (ASVS 6.5.5)", async () => {
    const { pending, code, id } = await texted()
    await app.admin.query("update identity.phone_codes set expires_at = now() where factor_id = $1", [id])
    expect(codeOf(await complete(app, { pending_token: pending, by: "phone", code }))).toBe("wrong_code")
    await runJob(app, "identity.purge-expired", {})
    expect(
      (await app.admin.query("select from identity.phone_codes where factor_id = $1", [id])).rowCount
    ).toBe(0)
  })

  it("counts wrong codes together with those of other factors, and sends none while none is accepted", async () => {
    const { person, factor, code, pending } = await texted()
    for (let n = 0; n < 5; n++) {
      await complete(app, { pending_token: pending, by: "phone", code: otherThan(code) })
      await complete(app, { pending_token: pending, by: "recovery_code", code: "0000-0000-0000" })
    }
    expect(codeOf(await complete(app, { pending_token: pending, by: "phone", code }))).toBe(
      "too_many_requests"
    )
    expect(codeOf(await complete(app, { pending_token: pending, code: nextCode(factor.secret) }))).toBe(
      "too_many_requests"
    )
    expect(codeOf(await textSignIn((await signIn(person.email)).pending_token))).toBe("too_many_requests")
  })

  it("is refused for unknown, used and abandoned sign-ins, and without a phone", async () => {
    const { pending, code, person } = await texted()
    await complete(app, { pending_token: pending, by: "phone", code })
    const abandoned = (await signIn(person.email)).pending_token
    await call(app, "POST", "/api/public/sign-in/abandonment", { body: { pending_token: abandoned } })
    for (const token of ["", "mp_ps_AAAA", pending, abandoned, person.access_token])
      expect.soft(codeOf(await textSignIn(token)), token).toBe("sign_in_expired")
    const without = await createPerson(app)
    await enrollTotp(app, without)
    const { pending_token, phone } = await signIn(without.email)
    expect(phone).toBe(null)
    expect((await textSignIn(pending_token)).status).toBe(404)
    expect(codeOf(await complete(app, { pending_token, by: "phone", code: "123456" }))).toBe("wrong_code")
  })
})

describe("a proof of identity", () => {
  it("takes a code that was texted for this session", async () => {
    const { person, id, number } = await withPhone(app)
    const token = person.access_token
    expect((await call(app, "POST", `/api/me/phones/${id}/code`, { token })).status).toBe(202)
    expect((await textsTo(app, number))[0]).toContain("is your code to confirm that it's you")
    const prove = async () =>
      call(app, "POST", "/api/me/proof", {
        token,
        body: { refresh_token: person.refresh_token, by: "phone", secret: await textedCode(app, number) }
      })
    expect((await prove()).status).toBe(200)
    expect(codeOf(await prove())).toBe("wrong_code")
  })
})

describe("removing", () => {
  it("one of two stronger factors leaves the phone; it goes with the last one (ASVS 6.6.1)", async () => {
    const { person, id, factor, number } = await withPhone(app)
    const passkey = await enrollPasskey(app, person)
    const token = person.access_token
    expect((await call(app, "DELETE", `/api/me/factors/${factor.id}`, { token })).status).toBe(204)
    expect((await list(app, person)).items).toMatchObject([{ id, phone: number }])
    const { pending_token } = await signIn(person.email)
    expect((await textSignIn(pending_token)).status).toBe(202)
    const code = await textedCode(app, number)
    expect((await complete(app, { pending_token, by: "phone", code })).status).toBe(200)
    expect((await call(app, "DELETE", `/api/me/passkeys/${passkey.id}`, { token })).status).toBe(204)
    expect(await list(app, person)).toEqual({ items: [], passkeys: [], recovery_codes: 0 })
    expect(await signIn(person.email)).toHaveProperty("access_token")
  })

  it("the phone leaves the app; removing the last app removes the phone with it", async () => {
    const { person, id, factor } = await withPhone(app)
    const token = person.access_token
    const remove = (factorId: string) => call(app, "DELETE", `/api/me/factors/${factorId}`, { token })
    expect((await remove(id)).status).toBe(204)
    expect(await notified(app, ["FactorsChanged", "identity.when-factors-changed"], person)).toBe(
      "Phone removed"
    )
    const number = newNumber()
    const added = (await enrollPhone(app, person, number)).body as { readonly id: string }
    await verifyPhone(app, person, added.id, await textedCode(app, number))
    expect((await list(app, person)).items).toHaveLength(2)
    expect((await remove(factor.id)).status).toBe(204)
    expect(await list(app, person)).toEqual({ items: [], passkeys: [], recovery_codes: 0 })
    expect(await signIn(person.email)).toHaveProperty("access_token")
  })
})
