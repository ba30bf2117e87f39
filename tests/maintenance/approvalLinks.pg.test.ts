import { ListTimeline } from "#fleet/contract"
import {
  AddLine,
  ApproveWorkOrder,
  DecideEstimate,
  ListApprovalLinks,
  PreviewEstimate,
  RevokeApprovalLink,
  SendApprovalLink,
  WithdrawApproval,
  type WorkOrderDetails
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { downloaded } from "../support/downloaded.ts"
import { logged } from "../support/history.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { readPdf } from "../support/readPdf.ts"
import type { Person } from "../support/seeds.ts"
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

type Decision = (typeof DecideEstimate)["body"]["Encoded"]

const preview = (token: string) => callEndpoint(app, PreviewEstimate, { body: { token } })
const decide = (token: string, fields: Partial<Decision> = {}) =>
  callEndpoint(app, DecideEstimate, {
    body: { token, outcome: "approved", name: "Olga Owner", note: null, ...fields }
  })

const send = (scene: Workshop, order: WorkOrderDetails, by: Person = scene.owner) =>
  scene.on(SendApprovalLink, order, { name: "Olga Owner", email: "olga@lessor.example" }, by)

const links = async (scene: Workshop, { id }: { readonly id: string }) =>
  (await scene.ask(ListApprovalLinks, { params: { workOrderId: id } })).value.items

const tokenIn = ({ path }: { readonly path: string }) => path.replace("/estimates#token=", "")

/** A work order with one line, and the token of a link to its estimate. */
const sent = async (by?: (scene: Workshop) => Promise<Person>) => {
  const scene = await workshop(app)
  await scene.limit(10_000)
  const sender = (await by?.(scene)) ?? scene.owner
  const { value: draft } = await scene.open({
    title: "Gearbox",
    lines: [{ title: "Replace gearbox", other_minor: 50_000, tax_bp: 1000 }]
  })
  const { value } = await send(scene, draft, sender)
  return { scene, sender, order: await scene.seen(draft), token: tokenIn(value), link: value.link }
}

const INVALID = { status: 404, code: "estimate_link_invalid" }
const CHANGED = { status: 409, code: "estimate_was_changed" }

describe("an approval link", () => {
  it("is emailed, and shows the estimate as it was sent", async () => {
    const { scene, order, token, link } = await sent()
    expect(order).toMatchObject({
      state: "requested",
      approval: { state: "requested", amount_minor: 55_000 }
    })
    expect(link).toMatchObject({
      state: "open",
      amount_minor: 55_000,
      created_by: { id: scene.owner.user.id }
    })
    const { email } = await smtp.waitFor("olga@lessor.example")
    expect(email.subject).toContain(`WO-${order.number}`)
    expect(email.text).toContain(`/estimates#token=${token}`)
    const { value } = await preview(token)
    expect(value).toMatchObject({
      recipient_name: "Olga Owner",
      decision: null,
      estimate: {
        number: order.number,
        vehicle: "V-1",
        lines: [{ title: "Replace gearbox", totals: { total_minor: 55_000 } }],
        totals: { other_minor: 50_000, tax_minor: 5_000, total_minor: 55_000 }
      }
    })
    const { rows } = await app.admin.query("select * from maintenance.approval_links where id = $1", [
      link.id
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it("approves the work order under the recipient's name, above the limit of the manager who sent it", async () => {
    const { scene, sender, order, token } = await sent((scene) => scene.addMember("manager"))
    expect(await scene.on(ApproveWorkOrder, order, {}, sender)).toMatchObject({ code: "amount_above_limit" })
    expect((await decide(token, { note: "Go ahead" })).status).toBe(204)
    const approved = await scene.seen(order)
    expect(approved).toMatchObject({
      state: "approved",
      approval: {
        state: "approved",
        amount_minor: 55_000,
        decided_by: null,
        decided_by_name: "Olga Owner",
        note: "Go ahead"
      }
    })
    const path = `/api/organizations/${scene.id}/work-orders/${order.id}/pdf`
    const { text } = await readPdf((await downloaded(app, path, scene.owner.access_token)).bytes)
    expect(text).toContain("Olga Owner")
    const { value } = await scene.ask(ListTimeline, { params: { vehicleId: scene.vehicleOfOrders.id } })
    expect(value.items[0]).toMatchObject({ kind: "work_order.approved", details: { name: "Olga Owner" } })
    expect(await logged(app, scene, "work_order.approved_by_link")).toEqual([
      { subject: `WO-${order.number}`, details: { name: "Olga Owner", email: "olga@lessor.example" } }
    ])
    expect((await preview(token)).value.decision).toMatchObject({ outcome: "approved", name: "Olga Owner" })
  })

  it("notifies the sender, and those who may approve any amount if it is above the limit", async () => {
    const { scene, sender, order, token } = await sent((scene) => scene.addMember("manager"))
    await decide(token)
    await reactTo(app, await newestEvent(app, "EstimateDecided", scene.id))
    const title = `Olga Owner approved WO-${order.number}`
    for (const person of [sender, scene.owner])
      expect((await listOf(app, person)).items.map((item) => item.title)).toContain(title)
  })

  it("declines it with a note; it is a draft again, and the sender alone is notified", async () => {
    const { scene, sender, order, token } = await sent((scene) => scene.addMember("manager"))
    await decide(token, { outcome: "declined", note: "Too much" })
    expect(await scene.seen(order)).toMatchObject({
      state: "draft",
      approval: { state: "rejected", decided_by_name: "Olga Owner", note: "Too much" }
    })
    await reactTo(app, await newestEvent(app, "EstimateDecided", scene.id))
    const title = `Olga Owner declined WO-${order.number}`
    expect((await listOf(app, sender)).items.map((item) => item.title)).toContain(title)
    expect((await listOf(app, scene.owner)).items.map((item) => item.title)).not.toContain(title)
    expect(await links(scene, order)).toMatchObject([{ state: "declined" }])
  })

  it("lets work that has begun go on", async () => {
    const scene = await workshop(app)
    const order = await scene.readyToClose({ title: "Pump", other_minor: 20_000 })
    const { value } = await send(scene, order)
    expect(await scene.seen(order)).toMatchObject({ state: "waiting", waiting_for: "approval" })
    await decide(tokenIn(value))
    expect(await scene.seen(order)).toMatchObject({ state: "in_progress", approval: { state: "approved" } })
  })

  it("decides once, even if two decide at the same moment", async () => {
    const { scene, order, token } = await sent()
    const answers = await Promise.all([
      decide(token, { name: "Olga One" }),
      decide(token, { name: "Olga Two", outcome: "declined" })
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "estimate_is_decided" })
    const { approval } = await scene.seen(order)
    const winner = answers[0]?.status === 204 ? "Olga One" : "Olga Two"
    expect(approval.decided_by_name).toBe(winner)
    const kinds = (await scene.timeline()).filter((kind) => kind.startsWith("work_order."))
    expect(kinds).toHaveLength(2)
  })
})

describe("an approval link is refused", () => {
  it("when the estimate has changed since", async () => {
    const { scene, order, token } = await sent()
    await scene.ask(AddLine, { params: { workOrderId: order.id }, body: { title: "Oil", other_minor: 1 } })
    expect(await preview(token)).toMatchObject(CHANGED)
    expect(await decide(token)).toMatchObject(CHANGED)
    expect((await scene.seen(order)).approval.state).toBe("requested")
  })

  it("when it was revoked, which is done once and not after a decision", async () => {
    const { scene, order, token, link } = await sent()
    const revoke = (linkId: string) => scene.ask(RevokeApprovalLink, { params: { approvalLinkId: linkId } })
    for (const _ of [1, 2]) expect((await revoke(link.id)).status).toBe(204)
    expect(await preview(token)).toMatchObject(INVALID)
    expect(await decide(token)).toMatchObject(INVALID)
    expect(await links(scene, order)).toMatchObject([{ state: "revoked" }])
    const used = await sent()
    await decide(used.token)
    expect(
      await used.scene.ask(RevokeApprovalLink, { params: { approvalLinkId: used.link.id } })
    ).toMatchObject({
      status: 409,
      code: "link_is_over"
    })
  })

  it("when it has expired", async () => {
    const { scene, order, token, link } = await sent()
    await app.admin.query(
      `update maintenance.approval_links
       set created_at = created_at - interval '15 days', expires_at = expires_at - interval '15 days' where id = $1`,
      [link.id]
    )
    expect(await decide(token)).toMatchObject(INVALID)
    expect(await links(scene, order)).toMatchObject([{ state: "expired" }])
  })

  it("when its request was withdrawn, replaced or decided on by a member", async () => {
    const withdrawn = await sent()
    await withdrawn.scene.on(WithdrawApproval, withdrawn.order)
    expect(await decide(withdrawn.token)).toMatchObject(INVALID)
    const replaced = await sent()
    await send(replaced.scene, replaced.order)
    expect(await decide(replaced.token)).toMatchObject(INVALID)
    expect(await links(replaced.scene, replaced.order)).toMatchObject([{ state: "open" }, { state: "over" }])
    const approved = await sent()
    await approved.scene.on(ApproveWorkOrder, approved.order)
    expect(await decide(approved.token)).toMatchObject(INVALID)
  })

  it("when nobody has sent it", async () => {
    expect(await preview("unknown")).toMatchObject(INVALID)
    expect(await decide("unknown")).toMatchObject(INVALID)
  })
})

describe("sending an estimate", () => {
  it("needs lines, a version that was seen, and the right to approve work", async () => {
    const scene = await workshop(app)
    const { value: draft } = await scene.open()
    expect(await send(scene, draft)).toMatchObject({ status: 409, code: "estimate_is_empty" })
    expect((await send(scene, draft, await scene.addMember("technician"))).status).toBe(403)
    const stale = { ...draft, version: draft.version + 1 }
    expect(await send(scene, stale)).toMatchObject({ status: 409, code: "work_order_was_changed" })
  })

  it("needs a decision about the warranty first", async () => {
    const scene = await workshop(app)
    const { value: draft } = await scene.open({ lines: [{ title: "Pump", warranty_check: "possible" }] })
    expect(await send(scene, draft)).toMatchObject({ status: 409, code: "warranty_undecided" })
  })
})
