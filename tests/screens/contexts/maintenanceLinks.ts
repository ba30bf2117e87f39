import { expect, type Page } from "@playwright/test"
import { messages as linksEn } from "../../../apps/web/contexts/maintenance/messages/approvalLinks.en.ts"
import { messages as linksEs } from "../../../apps/web/contexts/maintenance/messages/approvalLinks.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/maintenance/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/maintenance/messages/shell.es.ts"
import { messages as stickerEn } from "../../../apps/web/contexts/maintenance/messages/sticker.en.ts"
import { messages as stickerEs } from "../../../apps/web/contexts/maintenance/messages/sticker.es.ts"
import { messages as stickersEn } from "../../../apps/web/contexts/maintenance/messages/stickers.en.ts"
import { messages as stickersEs } from "../../../apps/web/contexts/maintenance/messages/stickers.es.ts"
import { messages as ordersEn } from "../../../apps/web/contexts/maintenance/messages/workOrders.en.ts"
import { messages as ordersEs } from "../../../apps/web/contexts/maintenance/messages/workOrders.es.ts"
import { messages as workshopEn } from "../../../apps/web/contexts/maintenance/messages/workshop.en.ts"
import { messages as workshopEs } from "../../../apps/web/contexts/maintenance/messages/workshop.es.ts"
import { button, buttonStartingWith, clicked, labelPrefix } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const links = { en: linksEn, es: linksEs }
const shell = { en: shellEn, es: shellEs }
const sticker = { en: stickerEn, es: stickerEs }
const stickers = { en: stickersEn, es: stickersEs }
const orders = { en: ordersEn, es: ordersEs }
const workshop = { en: workshopEn, es: workshopEs }

const AT = "2026-03-02T09:30:00.000Z"
const UNTIL = "2026-03-16T09:30:00.000Z"
const SENDER = { id: "00000000-0000-4000-8000-000000000001", name: "Ada Rivers" }

const totals = (labor_minor: number, parts_minor: number, tax_minor: number) => ({
  labor_minor,
  parts_minor,
  other_minor: 0,
  tax_minor,
  total_minor: labor_minor + parts_minor + tax_minor
})

const ESTIMATE = {
  organization_name: "Riverside Depot",
  recipient_name: "Olga Owner",
  sender_name: SENDER.name,
  estimate: {
    number: 1042,
    title: "Gearbox and brakes",
    vehicle: "V-07",
    currency: "USD",
    lines: [
      { title: "Replace gearbox", totals: totals(96_000, 214_000, 27_900) },
      { title: "Front brake pads and discs", totals: totals(18_000, 24_500, 3_825) }
    ],
    totals: totals(114_000, 238_500, 31_725)
  },
  expires_at: UNTIL,
  decision: null
}

const STICKER = {
  id: "00000000-0000-4000-8000-000000000002",
  vehicle_id: "00000000-0000-4000-8000-000000000003",
  created_by: SENDER,
  created_at: AT,
  last_used_at: AT,
  revoked_at: null
}

const LINK = {
  id: "00000000-0000-4000-8000-000000000004",
  work_order_id: "00000000-0000-4000-8000-000000000005",
  recipient: { name: "Olga Owner", email: "olga@lessor.example" },
  state: "open",
  amount_minor: 384_225,
  currency: "USD",
  created_by: SENDER,
  created_at: AT,
  expires_at: UNTIL,
  decided_at: null
}

/** Links and codes are secrets that exist once, so their answers are given here. */
const answer = (page: Page, method: string, path: string, json: unknown, status = 200) =>
  page.route(`**/api/${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback()
  )

const withSticker = async (page: Page) => {
  const names = { organization_name: "Riverside Depot", vehicle: "V-07" }
  await answer(page, "POST", "public/sticker-previews", names)
  await answer(page, "POST", "public/sticker-reports", {}, 202)
}

const withEstimate = (decision: unknown) => (page: Page) =>
  answer(page, "POST", "public/estimate-previews", { ...ESTIMATE, decision })

const withStickers = async (page: Page) => {
  await answer(page, "GET", "organizations/*/vehicles/*/stickers", { items: [STICKER] })
  const created = { sticker: STICKER, path: "/sticker#token=00000000-0000-4000-8000-000000000006" }
  await answer(page, "POST", "organizations/*/vehicles/*/stickers", created, 201)
}

const withLinks = (page: Page) =>
  answer(page, "GET", "organizations/*/work-orders/*/approval-links", { items: [LINK] })

const STICKER_PATH = "/sticker#token=of-a-picture"
const ofSticker = { before: withSticker }

const ofVisitors: ReadonlyArray<Screen> = [
  screen("visitor", "sticker", STICKER_PATH, ofSticker),
  screen("visitor", "sticker-sent", STICKER_PATH, {
    ...ofSticker,
    open: async (opening) => {
      const m = sticker[opening.locale]
      await button(opening, m.choices.brakes).click()
      await opening.page.getByRole("checkbox", { name: m.unsafe }).click()
      await button(opening, m.submit).click()
      await expect(opening.page.getByRole("heading", { name: m.doneTitle })).toBeVisible()
    }
  }),
  screen("visitor", "sticker-invalid", "/sticker#token=of-nothing"),
  screen("visitor", "estimate", "/estimates#token=of-a-picture", { before: withEstimate(null) }),
  screen("visitor", "estimate-approved", "/estimates#token=of-a-picture", {
    before: withEstimate({ outcome: "approved", name: "Olga Owner", at: AT })
  }),
  screen("visitor", "estimate-invalid", "/estimates#token=of-nothing"),
  screen("visitor", "estimate-incomplete", "/estimates")
]

const openDefects = openVehicle(({ locale }) => shell[locale].vehicleTabs.defects)

const openStickers: Open = async (opening) => {
  await openDefects(opening)
  await clicked(({ locale }) => stickers[locale].open)(opening)
}

const newSticker = (page: Page) => {
  const labels = Object.values(stickers).map((m) => labelPrefix(m.new.label))
  return page.getByRole("img", { name: new RegExp(`^(${labels.join("|")})`) })
}

const ofStickers: ReadonlyArray<Screen> = [
  screen("owner", "dialog-stickers", "/vehicles", {
    shows: ["contexts/maintenance/stickers/StickersDialog.tsx"],
    before: withStickers,
    open: openStickers
  }),
  screen("owner", "dialog-new-sticker", "/vehicles", {
    before: withStickers,
    // The port of the address is another one in each run.
    hides: (page) => [newSticker(page), page.locator("input[value^='http://localhost']")],
    open: async (opening) => {
      const m = stickers[opening.locale]
      await openStickers(opening)
      await button(opening, m.create).click()
      await expect(newSticker(opening.page)).toBeVisible()
    }
  }),
  screen("owner", "dialog-revoke-sticker", "/vehicles", {
    shows: ["contexts/maintenance/stickers/StickerRow.tsx", "ui/ConfirmButton.tsx"],
    before: withStickers,
    open: async (opening) => {
      await openStickers(opening)
      await buttonStartingWith(opening.page, labelPrefix(stickers[opening.locale].revokeOf)).click()
      await expect(opening.page.getByRole("alertdialog")).toBeVisible()
    }
  })
]

const inState = (state: string) => `/services/work-orders?state=${state}`

const openOrder: Open = async ({ page }) => {
  await page.getByRole("table").getByRole("link").first().click()
  await expect(page.getByRole("heading", { name: /^WO-/, level: 1 })).toBeVisible()
}

const inLinks = (file: string) => [`contexts/maintenance/workorders/links/${file}.tsx`]

const ofLinks: ReadonlyArray<Screen> = [
  screen("owner", "dialog-send-estimate", inState("draft"), {
    shows: inLinks("SendDialog"),
    open: async (opening) => {
      const { page, locale } = opening
      await openOrder(opening)
      await button(opening, workshop[locale].more).first().click()
      await page.getByRole("menuitem", { name: orders[locale].steps.send_estimate, exact: true }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
    }
  }),
  screen("owner", "dialog-revoke-estimate", inState("requested"), {
    shows: inLinks("LinksPanel"),
    before: withLinks,
    open: async (opening) => {
      await openOrder(opening)
      await buttonStartingWith(opening.page, labelPrefix(links[opening.locale].revokeOf)).click()
      await expect(opening.page.getByRole("alertdialog")).toBeVisible()
    }
  })
]

export const screens: ReadonlyArray<Screen> = [...ofVisitors, ...ofStickers, ...ofLinks]
