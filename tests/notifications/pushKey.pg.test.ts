import { reencryptKey } from "#infra/push"
import { Secrets } from "#infra/secrets"
import { PushKey } from "#notifications/contract"
import { Context, Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson } from "../support/seeds.ts"
import { callEndpoint } from "../support/callEndpoint.ts"

let app: TestApp
let other: TestApp
beforeAll(async () => {
  const env = { SECRET_KEY: "k".repeat(40) }
  app = await startApp({ env })
  other = await startApp({ env, database: app })
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

describe("the push key", () => {
  it("is the same in all processes that first request it concurrently", async () => {
    const ada = await createPerson(app)
    const responses = await Promise.all(
      [app, other, app, other, app, other].map((one) =>
        callEndpoint(one, PushKey, { token: ada.access_token })
      )
    )
    const keys = new Set(responses.map(({ value }) => value.public_key))
    expect(keys.size).toBe(1)
    const [key = ""] = keys
    const point = Buffer.from(key, "base64url")
    expect([point.length, point[0]]).toEqual([65, 4])
  })

  it("is stored sealed, and hidden from the application's role", async () => {
    const { rows } = await app.admin.query<{ private_key: string }>("select private_key from app.push_keys")
    expect(rows).toHaveLength(1)
    expect(rows[0]?.private_key).toMatch(/^s1\./)
    const client = await app.admin.connect()
    try {
      await client.query("begin")
      await client.query("set local role motorpool_app")
      await expect(client.query("select private_key from app.push_keys")).rejects.toThrow(/permission denied/)
    } finally {
      await client.query("rollback")
      client.release()
    }
  })

  it("is re-encrypted with a new SECRET_KEY, so that the old one can be removed", async () => {
    const sealed = async () =>
      (await app.admin.query<{ private_key: string }>("select private_key from app.push_keys")).rows[0]
        ?.private_key
    const before = await sealed()
    const both = await startApp({ env: { SECRET_KEY: `${"n".repeat(40)},${"k".repeat(40)}` }, database: app })
    const reencrypt = () => Effect.runPromiseWith(both.services.system)(reencryptKey.run({}))
    await reencrypt()
    const after = await sealed()
    expect(after).not.toBe(before)
    await reencrypt()
    expect(await sealed()).toBe(after)
    const secrets = Context.get(both.services.shared, Secrets)
    expect(secrets.isNewest(before ?? "")).toBe(false)
    expect(secrets.isNewest(after ?? "")).toBe(true)
    const open = (text = "") => Effect.runPromise(secrets.openText("push.vapid", text))
    expect(await open(after)).toBe(await open(before))
    await both.stop()
  })
})
