import { Effect, ManagedRuntime } from "effect"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { type PdfDocument, type PdfPhoto, Pdfs, PdfTooLong } from "#infra/pdf"
import { picturesOn, readPdf } from "../../support/readPdf.ts"

const stored = await sharp({ create: { width: 2_048, height: 1_536, channels: 3, background: "red" } })
  .webp()
  .toBuffer()

const documentOf = (photos: ReadonlyArray<PdfPhoto>): PdfDocument => ({
  title: "Inspection",
  language: "en",
  paper: "A4",
  created: new Date("2026-03-02T09:30:00Z"),
  footer: "Northwind",
  blocks: [{ kind: "photos", photos }]
})

const runtime = ManagedRuntime.make(Pdfs.layer)
afterAll(() => runtime.dispose())

const write = (document: PdfDocument) => Pdfs.use((pdfs) => pdfs.write(document, "northwind"))

describe("the process that writes documents", () => {
  it("prints 40 photos with their captions", async () => {
    const photos = Array.from({ length: 40 }, (_, number) => ({ bytes: stored, caption: `Photo ${number}.` }))
    const written = await runtime.runPromise(write(documentOf(photos)))
    const { pages, text } = await readPdf(written)
    expect(pages).toHaveLength(3)
    for (const { caption } of photos) expect(text).toContain(caption)
    expect(await picturesOn(written, 1)).toBe(15)
    expect(written.length).toBeLessThan(1_000_000)
  })

  it("leaves a frame for a photo that cannot be read", async () => {
    const damaged = stored.subarray(0, 30)
    const photos = [damaged, stored].map((bytes) => ({ bytes, caption: "Left side" }))
    const written = await runtime.runPromise(write(documentOf(photos)))
    expect((await readPdf(written)).text).toContain("Left side")
    expect(await picturesOn(written, 1)).toBe(1)
  })

  it("refuses a document that is too long, and writes the next one", async () => {
    const rows = Array.from({ length: 60_000 }, () => ({ cells: ["Bolt"] }))
    const table = { kind: "table", columns: [{ header: "Part", width: 1 }], rows } as const
    const refused = await runtime.runPromise(Effect.flip(write({ ...documentOf([]), blocks: [table] })))
    expect(refused).toBeInstanceOf(PdfTooLong)
    expect(await runtime.runPromise(write(documentOf([])))).not.toHaveLength(0)
  })
})
