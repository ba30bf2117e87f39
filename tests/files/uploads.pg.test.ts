import { PART_BYTES } from "#files/contract"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { archive, filesIn, pdf, photo, text } from "./scene.ts"

let app: TestApp
let tenant: Awaited<ReturnType<typeof createTenant>>
let files: ReturnType<typeof filesIn>
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  files = filesIn(app, tenant.id, tenant.owner)
})
afterAll(() => app.stop())

describe("a photo", () => {
  it("can be uploaded twice at the same time", async () => {
    const file = { id: randomUUID(), name: "twice.png" }
    const bytes = await photo(30, 30)
    const replies = await Promise.all([files.upload(bytes, file), files.upload(bytes, file)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
  })

  it("is not enlarged", async () => {
    const { id } = await files.upload(await photo(40, 30), { name: "small.png" })
    const { bytes } = await files.read("full", id, tenant.owner)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  it("keeps nothing but its pixels when it is another kind of file, too", async () => {
    const page = "<script>alert(document.domain)</script>"
    const polyglot = new Uint8Array(Buffer.concat([await photo(40, 30), archive("word/a.xml"), text(page)]))
    const { id } = await files.upload(polyglot, { name: "both.jpg" })
    for (const what of ["full", "thumbnail"] as const) {
      const { bytes, headers } = await files.read(what, id, tenant.owner)
      expect([bytes.includes(page), bytes.includes("word/")]).toEqual([false, false])
      expect(headers.get("content-type")).toBe("image/webp")
    }
  })

  it("is refused when it unfolds to more pixels than we decode", async () => {
    const huge = await sharp({ create: { width: 9000, height: 4000, channels: 3, background: "white" } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(huge.length).toBeLessThan(PART_BYTES)
    expect(await files.upload(new Uint8Array(huge), { name: "huge.png" })).toMatchObject({
      status: 422,
      code: "file_unreadable"
    })
  })
})

describe("a file", () => {
  it.each([
    ["a web page", text("<script>alert(1)</script>"), "page.html", "file_kind_refused"],
    ["an SVG", text("<svg onload='alert(1)'/>"), "drawing.svg", "file_kind_refused"],
    ["a name without extension", text("text"), "notes", "file_kind_refused"],
    ["a second extension", text("MZ"), "invoice.pdf.exe", "file_kind_refused"],
    ["a program named like a PDF", text("MZ\u0000"), "invoice.pdf", "file_unreadable"],
    ["a program named like a text", text("MZ\u0000"), "notes.txt", "file_unreadable"],
    ["a page named like a photo", text("<script>alert(1)</script>"), "photo.png", "file_unreadable"],
    [
      "an SVG named like a photo",
      text("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "a.webp",
      "file_unreadable"
    ],
    ["a page named like a table", text("<script>alert(1)</script>"), "prices.xlsx", "file_unreadable"],
    [
      "a program in an archive named like a text",
      archive("META-INF/MANIFEST.MF"),
      "a.docx",
      "file_unreadable"
    ],
    ["a PDF that begins later", text(`<html>${Buffer.from(pdf).toString()}`), "a.pdf", "file_unreadable"]
  ])("is refused when it is %s", async (_, content, name, code) => {
    const { id, ...refusal } = await files.upload(content, { name })
    expect(refusal).toMatchObject({ status: 422, code })
    expect(await files.stored(id)).toEqual([])
  })

  it.each(["[Content_Types].xml", "_rels/.rels", "word/document.xml", "xl/workbook.xml"])(
    "is accepted when its archive begins with %s",
    async (entry) => {
      expect((await files.upload(archive(entry), { name: "a.docx" })).status).toBe(201)
    }
  )

  it("is refused when a later part of a text is none", async () => {
    const file = { id: randomUUID(), name: "log.txt", size: PART_BYTES + 2 }
    const first = new Uint8Array(PART_BYTES).fill(65)
    expect((await files.upload(first, { ...file, part: 0 })).status).toBe(201)
    expect(await files.upload(text("M\u0000"), { ...file, part: 1 })).toMatchObject({
      code: "file_unreadable"
    })
  })

  it("is refused when a photo is larger than one part, or a name reverses its direction", async () => {
    const first = new Uint8Array(PART_BYTES)
    expect(await files.upload(first, { name: "photo.jpg", size: PART_BYTES + 1 })).toMatchObject({
      status: 422,
      code: "file_too_large"
    })
    expect(await files.upload(pdf, { name: "\u202efdp.exe.pdf" })).toMatchObject({ status: 422 })
    expect(await files.upload(pdf, { name: "a.pdf", size: 10 * PART_BYTES + 1 })).toMatchObject({
      status: 422
    })
  })
})
