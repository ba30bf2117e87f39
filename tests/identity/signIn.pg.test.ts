import { argon2Sync } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PASSWORD, signUp } from "../support/seeds.ts"
import { untilBlocked } from "../support/patience.ts"
import { processorTime } from "../support/processorTime.ts"
import { auditOf, behindProxy, newNetwork, signIn } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const attempt = (email: string, password: string) =>
  call(app, "POST", "/api/public/sign-in", { body: { email, password }, headers: newNetwork() })

const text = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")

/** The time of a failed sign-in, nearly all of it hashing. */
const costOf = (email: string): Promise<number> =>
  processorTime(async () => expect((await attempt(email, "wrong password")).status).toBe(401))

const median = (times: ReadonlyArray<number>): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

describe("signing in", () => {
  it("opens a new session", async () => {
    const first = await signUp(app)
    const second = await signIn(app, first.email)
    expect(second.user.id).toBe(first.user.id)
    expect(second.access_token).not.toBe(first.access_token)
    expect((await call(app, "GET", "/api/me/sessions", { token: second.access_token })).body).toMatchObject({
      items: [{ current: true }, { current: false }]
    })
    expect(await auditOf(app, first.user.id)).toEqual(["account.signed_up", "session.started"])
  })

  it("gives the same error for a wrong password, an unknown address and a disabled account (ASVS 6.3.8)", async () => {
    const person = await signUp(app)
    const disabled = await signUp(app)
    await app.admin.query("update identity.users set disabled_at = now() where id = $1", [disabled.user.id])
    const replies = await Promise.all([
      attempt(person.email, "wrong password"),
      attempt("nobody.here@example.com", PASSWORD),
      attempt(disabled.email, PASSWORD)
    ])
    const responses = replies.map(({ status, body }) => {
      const { requestId: _, ...rest } = body as { requestId: string }
      return { status, ...rest }
    })
    expect(responses[0]).toMatchObject({ status: 401, detail: "The email address or password is incorrect." })
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
  })

  it("takes as long for an unknown address as for a wrong password (ASVS 6.3.8)", async () => {
    const known: Array<number> = []
    const unknown: Array<number> = []
    // Alternating, so that other work of this process affects both equally.
    for (let time = 0; time < 15; time += 1) {
      known.push(await costOf((await signUp(app)).email))
      unknown.push(await costOf(`unknown${time}@example.com`))
    }
    const ratio = median(unknown) / median(known)
    // A lookup without hashing would take a tenth.
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it("rehashes the password when the parameters have changed", async () => {
    const { email, user } = await signUp(app)
    const salt = Buffer.from("0123456789abcdef")
    const parameters = {
      message: PASSWORD,
      nonce: salt,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32
    }
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(argon2Sync("argon2id", parameters))}`
    await app.admin.query("update identity.credentials set password = $1 where user_id = $2", [old, user.id])
    await signIn(app, email)
    const { rows } = await app.admin.query("select password from identity.credentials where user_id = $1", [
      user.id
    ])
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await signIn(app, email)
  })

  it("refuses a password that was replaced during hashing", async () => {
    const { email, user } = await signUp(app)
    const lock = await app.admin.connect()
    await lock.query("begin")
    await lock.query("update identity.users set email_verified_at = now() where id = $1", [user.id])
    const signingIn = attempt(email, PASSWORD)
    // It has verified the old password and is waiting for the account's lock.
    await untilBlocked(app)
    await lock.query("update identity.credentials set password = 'another' where user_id = $1", [user.id])
    await lock.query("commit")
    lock.release()
    expect((await signingIn).status).toBe(401)
  })
})
