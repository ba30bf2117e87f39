import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { pdf } from "../files/scene.ts"
import { attachmentScene } from "./attachmentScene.ts"

const scene = await attachmentScene()
const { app, driver, olga, other, tenant, third, upload } = scene
const client = new Client({ connectionString: app.urls.application })
let sent: string
let unsent: string
let message: string
beforeAll(async () => {
  await client.connect()
  sent = (await upload(pdf, { name: "sent.pdf" })).id
  unsent = (await upload(pdf, { name: "unsent.pdf" })).id
  message = (await olga.send(driver.id, { attachments: [sent] })).value.id
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

/** Runs statements as the application's role, bypassing the application, for a user in an organization. */
const as = async (organizationId: string, userId: string, work: () => Promise<void>): Promise<void> => {
  await client.query("begin")
  try {
    await client.query("select tenancy.enter($1, $2)", [organizationId, userId])
    await work()
  } finally {
    await client.query("rollback")
  }
}

const visible = async () => {
  const attachments = await client.query("select id from files.files order by name")
  const links = await client.query("select from messaging.message_attachments")
  return [attachments.rows.map(({ id }) => id), links.rowCount]
}

describe("reading files in the database", () => {
  it.each([
    ["their uploader", () => [tenant.id, olga.id], () => [[sent, unsent], 1]],
    ["the recipient of the message", () => [tenant.id, driver.id], () => [[sent], 1]],
    ["nobody else, whatever their role", () => [tenant.id, third.user.id], () => [[], 0]],
    ["no other organization", () => [other.id, other.owner.user.id], () => [[], 0]]
  ])("is possible for %s", async (_, who, expected) => {
    const [organization = "", person = ""] = who()
    await as(organization, person, async () => expect(await visible()).toEqual(expected()))
  })
})

describe("writing files in the database", () => {
  const link = (messageId: string, attachmentId: string, userId: string) =>
    client.query("insert into messaging.message_attachments values ($1, $2, $3, $4, 5)", [
      tenant.id,
      messageId,
      attachmentId,
      userId
    ])

  it.each([
    ["a message of someone else", () => link(message, unsent, driver.id), "42501"],
    ["a file in the name of its uploader", () => link(message, unsent, olga.id), "42501"]
  ])("does not add to %s", (_, write, code) =>
    as(tenant.id, driver.id, () => expect(write()).rejects.toMatchObject({ code }))
  )

  it("does not add someone else's file to one's own message", async () => {
    const { value: own } = await driver.send(olga.id)
    await as(tenant.id, driver.id, () =>
      expect(link(own.id, sent, driver.id)).rejects.toMatchObject({ code: "23503" })
    )
  })

  it("changes nothing that is complete, and deletes nothing", () =>
    as(tenant.id, olga.id, async () => {
      const changed = await client.query("update files.files set received = 0, stored_bytes = 1")
      expect(changed.rowCount).toBe(0)
      await expect(client.query("delete from files.files")).rejects.toMatchObject({ code: "42501" })
    }))
})
