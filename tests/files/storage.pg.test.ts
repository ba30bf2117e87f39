import { afterAll, describe, expect, it } from "vitest"
import { runJob } from "../notifications/scene.ts"
import { untilBlocked } from "../support/patience.ts"
import { attachmentScene } from "../messaging/attachmentScene.ts"
import { pdf, photo, text } from "./scene.ts"

const scene = await attachmentScene()
const { app, driver, driverPerson, filesOf, olga, read, stored, tenant, upload } = scene
afterAll(() => scene.app.stop())

describe("the storage quota", () => {
  it("counts files, and refuses one that does not fit", async () => {
    const measured = async () => {
      const { rows } = await app.admin.query(
        "select bytes::int from app.measure_storage() where organization_id = $1",
        [tenant.id]
      )
      return Number(rows[0].bytes)
    }
    const before = await measured()
    const content = text("x".repeat(200_000))
    await upload(content, { name: "log.txt" })
    expect((await measured()) - before).toBeGreaterThan(200_000)
    await app.admin.query("update app.storage set max_bytes = $2 where organization_id = $1", [
      tenant.id,
      before + 300_000
    ])
    expect(await upload(content, { name: "log.txt" })).toMatchObject({ status: 409, code: "storage_full" })
    await app.admin.query("update app.storage set max_bytes = 500000000 where organization_id = $1", [
      tenant.id
    ])
  })
})

describe("the job", () => {
  const run = () => runJob(app, "files.delete-unlinked")

  it("deletes what was not sent within a day, and keeps what was", async () => {
    const [unsent, sent] = [await upload(pdf, { name: "a.pdf" }), await upload(pdf, { name: "b.pdf" })]
    await olga.send(driver.id, { attachments: [sent.id] })
    const [lost = "", kept = ""] = [...(await stored(unsent.id)), ...(await stored(sent.id))]
    await run()
    expect([await filesOf(lost), await filesOf(kept)]).toEqual([1, 1])
    await app.admin.query(
      "update files.files set unlinked_at = unlinked_at - interval '25 hours' where id = any($1)",
      [[unsent.id, sent.id]]
    )
    await run()
    expect([await filesOf(lost), await filesOf(kept)]).toEqual([0, 1])
    expect(await stored(unsent.id)).toEqual([])
    expect((await read("full", sent.id, driverPerson)).status).toBe(200)
  })

  it("keeps a file that is being sent when the job runs", async () => {
    const { id } = await upload(pdf, { name: "late.pdf" })
    const { id: message } = (await olga.send(driver.id)).value
    await app.admin.query(
      "update files.files set unlinked_at = unlinked_at - interval '25 hours' where id = $1",
      [id]
    )
    const sender = await app.admin.connect()
    try {
      await sender.query("begin")
      await sender.query(
        `insert into messaging.message_attachments (organization_id, message_id, attachment_id, user_id, position)
         values ($1, $2, $3, $4, 0)`,
        [tenant.id, message, id, olga.id]
      )
      const running = run()
      await untilBlocked(app)
      await sender.query("commit")
      await running
    } finally {
      sender.release()
    }
    expect((await olga.list()).value.items[0]).toMatchObject({ id: message, file_count: 1 })
    expect((await read("full", id, driverPerson)).status).toBe(200)
  })

  it("deletes the files of a deleted organization", async () => {
    const { id } = await upload(await photo(20, 20), { name: "photo.png" })
    await olga.send(driver.id, { attachments: [id] })
    const [file = ""] = await stored(id)
    await app.admin.query("delete from tenancy.organizations where id = $1", [tenant.id])
    await run()
    expect(await filesOf(file)).toBe(0)
    expect((await app.admin.query("select from files.discarded")).rowCount).toBe(0)
  })
})
