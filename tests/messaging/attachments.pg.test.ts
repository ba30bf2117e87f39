import { PART_BYTES } from "#files/contract"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { pdf, photo, text } from "../files/scene.ts"
import { attachmentScene } from "./attachmentScene.ts"

const scene = await attachmentScene()
const { driver, driverPerson, olga, other, read, tenant, third, upload } = scene
afterAll(() => scene.app.stop())

describe("a photo", () => {
  it("is stored small, upright and without its location, for both people of the message only", async () => {
    const { id, status } = await upload(await photo(3000, 1500), { name: "Van 7.jpg" })
    expect(status).toBe(201)
    expect((await read("full", id, driverPerson)).status).toBe(404)
    const { value: sent } = await olga.send(driver.id, { attachments: [id] })
    expect(sent.attachments).toMatchObject([{ id, kind: "photo", name: "Van 7.jpg" }])
    expect((await driver.thread(sent.id)).value).toMatchObject({
      attachments: sent.attachments,
      file_count: 1
    })

    for (const reader of [tenant.owner, driverPerson]) {
      const full = await read("full", id, reader)
      expect(full.status).toBe(200)
      expect(full.headers.get("content-disposition")).toBe('attachment; filename="Van 7.webp"')
      expect(await sharp(full.bytes).metadata()).toMatchObject({ format: "webp", width: 2048, height: 1024 })
      const small = await read("thumbnail", id, reader)
      expect(small.headers.get("content-type")).toBe("image/webp")
      expect(small.headers.get("cache-control")).toBe("no-store")
      expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "webp", width: 480, height: 240 })
      for (const { bytes } of [full, small]) {
        expect((await sharp(bytes).metadata()).exif).toBeUndefined()
        expect(bytes.includes("Secret place")).toBe(false)
      }
    }
    for (const what of ["full", "thumbnail"] as const) {
      expect((await read(what, id, third)).status).toBe(404)
      expect((await read(what, id, other.owner)).status).toBe(404)
      expect((await read(what, id, other.owner, other.id)).status).toBe(404)
    }
  })
})

describe("a file", () => {
  it("is uploaded in parts, and returned as a whole, to be saved", async () => {
    const bytes = new Uint8Array(PART_BYTES + 5).fill(65)
    bytes.set(pdf)
    const file = { id: randomUUID(), name: "Übergabe/../1.pdf", size: bytes.length }
    const first = bytes.slice(0, PART_BYTES)
    const last = bytes.slice(PART_BYTES)
    expect(await upload(last, { ...file, part: 1 })).toMatchObject({
      status: 409,
      code: "file_conflict"
    })
    expect(await upload(first, { ...file, part: 0 })).toMatchObject({ status: 201 })
    const early = await olga.send(driver.id, { attachments: [file.id] })
    expect(early).toMatchObject({ status: 409, code: "file_unavailable" })
    expect(await upload(first, { ...file, part: 0 })).toMatchObject({ status: 201 })
    expect(await upload(last, { ...file, part: 1 })).toMatchObject({ status: 201 })
    await olga.send(driver.id, { attachments: [file.id] })

    const saved = await read("full", file.id, driverPerson)
    expect(saved.bytes.equals(bytes)).toBe(true)
    expect(saved.headers.get("content-type")).toBe("application/pdf")
    expect(saved.headers.get("x-content-type-options")).toBe("nosniff")
    expect(saved.headers.get("content-disposition")).toBe(
      `attachment; filename="_bergabe_.._1.pdf"; filename*=UTF-8''%C3%9Cbergabe_.._1.pdf`
    )
    expect((await read("thumbnail", file.id, driverPerson)).status).toBe(404)
  })
})

describe("sending", () => {
  it("the same message again changes nothing, and other files with its id are refused", async () => {
    const [{ id }, { id: another }] = [
      await upload(pdf, { name: "a.pdf" }),
      await upload(pdf, { name: "b.pdf" })
    ]
    const message = { clientId: randomUUID(), attachments: [id] }
    const first = await olga.send(driver.id, message)
    expect((await olga.send(driver.id, message)).value).toEqual(first.value)
    for (const attachments of [[], [another], [id, another]])
      expect(await olga.send(driver.id, { ...message, attachments })).toMatchObject({
        code: "another_message_sent"
      })
  })

  it("to several people shares one file with all of them, and replies have their own", async () => {
    const { id } = await upload(pdf, { name: "rota.pdf" })
    const message = { clientId: randomUUID(), attachments: [id] }
    const to = { people: [driver.id, third.user.id] }
    expect((await olga.sendToSeveral(to, message)).value).toEqual({ sent: 2 })
    expect((await olga.sendToSeveral(to, message)).value).toEqual({ sent: 2 })
    for (const reader of [driverPerson, third])
      expect((await read("full", id, reader)).bytes.equals(pdf)).toBe(true)

    const answer = await upload(text("a,b"), { name: "signed.csv" }, driverPerson)
    const [thread] = (await driver.list()).value.items
    const reply = await driver.reply(thread?.id ?? "", { attachments: [answer.id] })
    expect(reply.value.attachments).toMatchObject([{ name: "signed.csv", kind: "file", size: 3 }])
    expect((await read("full", answer.id, third)).status).toBe(404)
    expect((await olga.list()).value.items.find(({ id }) => id === thread?.id)?.file_count).toBe(2)
  })

  it("is refused with another person's file, even one that the sender has received", async () => {
    const { id } = await upload(pdf, { name: "mine.pdf" })
    const refusal = { status: 409, code: "file_unavailable" }
    expect(await driver.send(olga.id, { attachments: [id] })).toMatchObject(refusal)
    await olga.send(driver.id, { attachments: [id] })
    expect(await driver.send(olga.id, { attachments: [id] })).toMatchObject(refusal)
    expect(await upload(pdf, { id, name: "mine.pdf" }, driverPerson)).toMatchObject({
      code: "file_conflict"
    })
  })
})
