import {
  DecideEstimate,
  type EstimatePreview,
  PreviewEstimate,
  PreviewSticker,
  ReportBySticker
} from "#maintenance/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open } from "../../support/open.tsx"
import { button } from "./workshop.ts"

beforeEach(freshBrowser)

const names = answers(PreviewSticker, () => ({ organization_name: "Riverside Depot", vehicle: "V-1" }))
const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const sent = (received: ReadonlyArray<Received>, { path }: { readonly path: string }) =>
  received.filter((request) => request.path === path).map(({ body }) => body)
const alert = () => page.getByRole("alert")

describe("the page of a sticker", () => {
  it("sends the same report again after a lost answer, and thanks for it", async () => {
    let times = 0
    const flaky: Answer = {
      endpoint: ReportBySticker,
      reply: () => new Response(times++ === 0 ? "" : "{}", { status: times === 1 ? 502 : 202 })
    }
    const received = fakeServer([names, flaky])
    await open("/sticker#token=t-1")
    await expect.element(heading("Report a defect on V-1")).toBeVisible()
    await button("Flat tire").click()
    await button("Send report").click()
    await expect.element(alert()).toBeVisible()
    await button("Send report").click()
    await expect.element(heading("Thank you")).toBeVisible()
    const [first, second] = sent(received, ReportBySticker)
    expect(first).toMatchObject({ title: "Flat tire", says_unsafe: false, name: null, note: null })
    expect(second).toEqual(first)
  })

  it("says in words that there were too many reports", async () => {
    fakeServer([
      names,
      refuses(ReportBySticker, 429, "too_many_requests", "Too many attempts. Try again in 12 minutes.")
    ])
    await open("/sticker#token=t-1")
    await button("Brakes").click()
    await button("Send report").click()
    await expect.element(alert()).toHaveTextContent("Too many attempts. Try again in 12 minutes.")
  })

  it("says that the sticker is no longer valid, without a retry", async () => {
    fakeServer([refuses(PreviewSticker, 404, "sticker_invalid", "This sticker is no longer valid.")])
    await open("/sticker#token=t-1")
    await expect.element(alert()).toHaveTextContent("This sticker is no longer valid.")
    expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([])
  })
})

const totals = (minor: number) => ({
  labor_minor: minor,
  parts_minor: 0,
  other_minor: 0,
  tax_minor: 0,
  total_minor: minor
})

const estimate = (decision: EstimatePreview["decision"] = null): EstimatePreview => ({
  organization_name: "Riverside Depot",
  recipient_name: "Olga Owner",
  sender_name: "Ada Rivers",
  estimate: {
    number: 1042,
    title: "Gearbox",
    vehicle: "V-1",
    currency: "USD",
    lines: [{ title: "Replace gearbox", totals: totals(50_000) }],
    totals: totals(50_000)
  },
  expires_at: new Date("2026-04-01T00:00:00Z"),
  decision
})

describe("the page of an estimate", () => {
  it("declines it with a note, and shows the decision", async () => {
    let isDecided = false
    const decided = { outcome: "declined", name: "Olga Owner", at: new Date("2026-03-04T08:00:00Z") } as const
    const received = fakeServer([
      answers(PreviewEstimate, () => estimate(isDecided ? decided : null)),
      answers(DecideEstimate, () => {
        isDecided = true
        return {}
      })
    ])
    await open("/estimates#token=t-1")
    await expect.element(heading("Estimate WO-1042")).toBeVisible()
    await page.getByLabelText(/^Note/).fill("Too much")
    await button("Decline").click()
    await expect.element(page.getByText(/^Declined by Olga Owner, /)).toBeVisible()
    expect(sent(received, DecideEstimate)).toEqual([
      { token: "t-1", outcome: "declined", name: "Olga Owner", note: "Too much" }
    ])
  })

  it("says that the estimate has changed", async () => {
    fakeServer([
      answers(PreviewEstimate, () => estimate()),
      refuses(DecideEstimate, 409, "estimate_was_changed", "The estimate has changed. Ask for a new link.")
    ])
    await open("/estimates#token=t-1")
    await button("Approve $500.00").click()
    await expect.element(alert()).toHaveTextContent("The estimate has changed. Ask for a new link.")
  })

  it("shows that its link is incomplete without a token", async () => {
    fakeServer()
    await open("/estimates")
    await expect.element(heading("This link is incomplete")).toBeVisible()
  })
})
