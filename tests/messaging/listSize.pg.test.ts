import { en, Faker } from "@faker-js/faker"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { type Mailbox, mailbox } from "./scene.ts"

/** Bytes of a page of 50 threads, compressed. */
const MOST_BYTES = 12_000

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** 50 threads of four messages between two people. */
const converse = async (own: Mailbox, other: Mailbox, text: () => string) => {
  for (let n = 0; n < 50; n++) {
    const { value: first } = await own.send(other.id, { subject: `Thread ${n}`, content: text() })
    for (const by of [other, own, other]) await by.reply(first.id, { content: text() })
  }
}

const { lorem } = new Faker({ locale: en, seed: 7 })

it.each([
  ["of a sentence", () => lorem.sentence({ min: 8, max: 16 })],
  ["of many pages", () => lorem.paragraphs(20).slice(0, 10_000)]
])("lists 50 threads of 200 messages %s in 12 kB", async (_, text) => {
  const tenant = await createTenant(app)
  const own = mailbox(app, tenant.id, tenant.owner)
  const other = mailbox(app, tenant.id, await tenant.addMember("driver", "Ada Driver"))
  await converse(own, other, text)
  const { text: listed, value } = await own.list()
  expect(value.items).toHaveLength(50)
  expect(value.items.map(({ reply_count }) => reply_count)).toEqual(value.items.map(() => 3))
  expect(gzipSync(listed).length).toBeLessThan(MOST_BYTES)
  expect((await own.list({ limit: "51" })).status).toBe(422)
})
