import { IMPORT_ROWS } from "#customers/contract"
import { RequestTurns } from "#infra/http"
import { Context, Deferred, Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createCustomersTenant, type CustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ line: n + 1, name: `Row ${n}` }))

/** Takes every place for large requests, and returns how to free them. */
const holdHeavyPlaces = async (): Promise<() => void> => {
  const { heavy } = Context.get(app.services.application, RequestTurns)
  const held = Deferred.makeUnsafe<void>()
  for (const name of ["first", "second"])
    Effect.runFork(heavy({ organization: name, person: name, subscriber: name }, Deferred.await(held)))
  await new Promise<void>((resolve) => setImmediate(resolve))
  return () => void Deferred.doneUnsafe(held, Effect.void)
}

it("known flaw: small imports and exports wait for large imports", async () => {
  const tenant = await createCustomersTenant(app)
  const free = await holdHeavyPlaces()
  const answered: Array<string> = []
  const large = tenant.importRows(rows(21)).then(({ status }) => answered.push(`large: ${status}`))
  try {
    answered.push(`small: ${(await tenant.importRows(rows(20))).status}`)
    const headers = { authorization: `Bearer ${tenant.owner.access_token}` }
    const file = await app.hono.request(`/api/organizations/${tenant.id}/customer-export`, { headers })
    answered.push(`lines: ${(await file.text()).trim().split("\r\n").length}`)
  } finally {
    free()
  }
  await large
  expect(answered).toEqual(["small: 200", "lines: 21", "large: 200"])
})

/** An import whose body is not JSON. */
const sendInvalid = ({ id, owner }: CustomersTenant) =>
  app.hono.request(`/api/organizations/${id}/customer-imports/${randomUUID()}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner.access_token}`, "content-type": "application/json" },
    body: "{"
  })

/** Sends rows until there are too many, and returns the refusal. */
const importUntilRefused = async (tenant: CustomersTenant): Promise<string> => {
  for (let n = 0; n < 300; n++) {
    const { status, detail } = await tenant.importRows(rows(IMPORT_ROWS), { preview: true })
    if (status !== 200) return `${status}: ${detail}`
  }
  return "never refused"
}

it("known flaw: an organization imports as fast as the server can", async () => {
  const [hostile, other] = [await createCustomersTenant(app), await createCustomersTenant(app)]
  const refusal = await importUntilRefused(hostile)
  expect(refusal).toMatch(/^429: Too many attempts. Try again in \d+ seconds.$/)
  expect((await other.importRows(rows(IMPORT_ROWS), { preview: true })).status).toBe(200)
})

it("known flaw: the bodies of imports that will be refused are decoded", async () => {
  const [hostile, other] = [await createCustomersTenant(app), await createCustomersTenant(app)]
  const answers: Array<number> = []
  // There may be room again after each refusal.
  while (answers.length < 5 && !answers.includes(429)) {
    await importUntilRefused(hostile)
    answers.push((await sendInvalid(hostile)).status)
  }
  expect(answers).toContain(429)
  expect((await sendInvalid(other)).status).toBe(400)
})
