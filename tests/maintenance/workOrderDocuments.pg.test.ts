import { FileId } from "#files/contract"
import { EditProfile } from "#identity/contract"
import {
  CreatePart,
  CreateWarranty,
  EditLine,
  EmailWorkOrder,
  IssuePart,
  ReceiveParts,
  RecordLabor
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, photo } from "../files/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { downloaded } from "../support/downloaded.ts"
import { logged } from "../support/history.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { picturesOn, readPdf } from "../support/readPdf.ts"
import { workshop, type Workshop } from "./workshopScene.ts"

let smtp: MailServer
let app: TestApp
beforeAll(async () => {
  smtp = await startMailServer()
  app = await startApp({ workers: true, mailServer: smtp })
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})

/** A work order with recorded work and a part from stock. */
const costly = async (scene: Workshop) => {
  const { value: part } = await scene.ask(CreatePart, {
    body: {
      number: "BP-1",
      name: "Brake pads",
      unit: "set",
      cost_minor: 8400,
      reorder_point: null,
      bin: null
    }
  })
  await scene.ask(ReceiveParts, {
    params: { partId: part.id },
    body: { quantity: 5, unit_cost_minor: 8400, vendor_id: null, note: null }
  })
  const order = await scene.begun({
    title: "Front brakes",
    lines: [{ title: "Replace pads", complaint: "Squeals", rate_minor: 9000, tax_bp: 1900 }]
  })
  const params = { lineId: order.items[0]?.id ?? "" }
  await scene.ask(RecordLabor, { params, body: { minutes: 90 } })
  await scene.ask(IssuePart, { params, body: { part_id: part.id, quantity: 1 } })
  return scene.seen(order)
}

const printed = (scene: Workshop, id: string, { access_token } = scene.owner) =>
  downloaded(app, `/api/organizations/${scene.id}/work-orders/${id}/pdf`, access_token)

describe("a printed work order", () => {
  it("has its lines, what they cost, and room for signatures", async () => {
    const scene = await workshop(app)
    const order = await costly(scene)
    const { status, headers, bytes } = await printed(scene, order.id)
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("application/pdf")
    expect(headers.get("content-disposition")).toContain(`filename="WO-${order.number}.pdf"`)
    const { text, title, language } = await readPdf(bytes)
    expect(title).toBe(`Work order WO-${order.number}: Front brakes`)
    expect(language).toBe("en")
    const words = [
      "V-1",
      "In progress",
      "Replace pads",
      "Squeals",
      "1.5 h",
      "Brake pads",
      "Line total",
      "Customer"
    ]
    for (const word of words) expect(text).toContain(word)
    const total = new Intl.NumberFormat("en", { style: "currency", currency: order.currency })
    expect(text).toContain(total.format(order.totals.total_minor / 100))
  })

  it("prints amounts of parts that add up to its totals", async () => {
    const scene = await workshop(app)
    const order = await costly(scene)
    const params = { lineId: order.items[0]?.id ?? "" }
    const part_id = order.items[0]?.parts[0]?.part_id ?? ""
    for (const unit_price_minor of [100, 300])
      await scene.ask(IssuePart, { params, body: { part_id, quantity: 1.005, unit_price_minor } })
    const { text } = await readPdf((await printed(scene, order.id)).bytes)
    const amounts = new Intl.NumberFormat("en", { style: "currency", currency: order.currency })
    for (const minor of [101, 302, 8400, 8803]) expect(text).toContain(amounts.format(minor / 100))
    expect((await scene.seen(order)).totals.parts_minor).toBe(8803)
  })

  it("is in the language of whoever prints it", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open()
    await scene.ask(EditProfile, { body: { locale: "es" } })
    const { text, language } = await readPdf((await printed(scene, order.id)).bytes)
    expect(text).toContain("Borrador")
    expect(language).toBe("es")
  })

  it("names the warranty of a line, and what was decided about it", async () => {
    const scene = await workshop(app)
    const terms = { starts_on: "2024-01-10", until_date: null, until_m: null, until_s: null, note: null }
    await scene.ask(CreateWarranty, {
      params: { vehicleId: scene.vehicleOfOrders.id },
      body: { scope: "powertrain", systems: [], covers: null, provider: "Ford", reference: "W-1", ...terms }
    })
    const { value: order } = await scene.open({
      lines: [
        { title: "Gearbox", system: "transmission" },
        { title: "Wipers", system: "wipers" }
      ]
    })
    const textOf = async () => (await readPdf((await printed(scene, order.id)).bytes)).text
    const english = await textOf()
    expect(english).toContain("Possibly under warranty: Ford, W-1")
    expect(english).not.toContain("No warranty")
    const [line] = order.items
    if (line !== undefined) await scene.onLine(EditLine, line, { warranty_check: "claimed" })
    await scene.ask(EditProfile, { body: { locale: "es" } })
    expect(await textOf()).toContain("Reclamada en garantía: Ford, W-1")
  })

  it("shows the photos of the defects that it repairs", async () => {
    const scene = await workshop(app)
    const files = filesIn(app, scene.id, scene.owner)
    const upload = async (name: string) => FileId.make((await files.upload(await photo(40, 30), { name })).id)
    const defect = await scene.defect({
      title: "Worn pads",
      photos: [await upload("a.jpg"), await upload("b.jpg")]
    })
    const { value: order } = await scene.open({ lines: [{ title: "Wash" }, { defect_id: defect.id }] })
    const { bytes } = await printed(scene, order.id)
    const { pages, text } = await readPdf(bytes)
    const pictures = await Promise.all(pages.map((_, index) => picturesOn(bytes, index + 1)))
    expect(pictures.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(text.indexOf("D-1001: Worn pads")).toBeGreaterThan(text.indexOf("2. Worn pads"))
  })

  it("is not found from another organization", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open()
    const other = await workshop(app)
    expect((await printed(other, order.id)).status).toBe(404)
  })
})

describe("emailing a work order", () => {
  it("sends it as PDF with a note, in the language of its recipient", async () => {
    const scene = await workshop(app)
    const order = await costly(scene)
    const to = "garage@example.com"
    const sent = await scene.ask(EmailWorkOrder, {
      params: { workOrderId: order.id },
      body: { to, note: "Llámenos antes.", language: "es" }
    })
    expect(sent.status, sent.text).toBe(204)
    const { email } = await smtp.waitFor(to)
    expect(email.subject).toBe(`Orden de trabajo WO-${order.number}: Front brakes`)
    expect(email.text).toContain("Llámenos antes.")
    expect(email.replyTo).toMatchObject([{ address: scene.owner.email }])
    const [attachment] = email.attachments
    expect(attachment).toMatchObject({ filename: `WO-${order.number}.pdf`, mimeType: "application/pdf" })
    const { text } = await readPdf(new Uint8Array(attachment?.content as ArrayBuffer))
    expect(text).toContain("Brake pads")
    expect(await logged(app, scene, "work_order.emailed")).toEqual([
      { subject: `WO-${order.number}`, details: { to } }
    ])
  })

  it("is limited per recipient", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open()
    const send = () =>
      scene.ask(EmailWorkOrder, {
        params: { workOrderId: order.id },
        body: { to: "often@example.com", subject: "Again" }
      })
    const replies = []
    for (let times = 0; times < 21; times += 1) replies.push((await send()).status)
    expect(replies.at(-1)).toBe(429)
  })

  it("needs a verified address, to which replies go", async () => {
    const scene = await workshop(app)
    const { value: order } = await scene.open()
    await app.admin.query("update identity.users set email_verified_at = null where id = $1", [
      scene.owner.user.id
    ])
    const sent = await scene.ask(EmailWorkOrder, {
      params: { workOrderId: order.id },
      body: { to: "never@example.com" }
    })
    expect(sent).toMatchObject({ status: 403, code: "address_not_verified" })
  })
})
