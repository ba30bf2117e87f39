import { expect } from "@playwright/test"
import { messages as defectsEn } from "../../../apps/web/contexts/maintenance/messages/defects.en.ts"
import { messages as defectsEs } from "../../../apps/web/contexts/maintenance/messages/defects.es.ts"
import { messages as linesEn } from "../../../apps/web/contexts/maintenance/messages/lines.en.ts"
import { messages as linesEs } from "../../../apps/web/contexts/maintenance/messages/lines.es.ts"
import { messages as documentsEn } from "../../../apps/web/contexts/maintenance/messages/documents.en.ts"
import { messages as documentsEs } from "../../../apps/web/contexts/maintenance/messages/documents.es.ts"
import { messages as partsEn } from "../../../apps/web/contexts/maintenance/messages/parts.en.ts"
import { messages as partsEs } from "../../../apps/web/contexts/maintenance/messages/parts.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/maintenance/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/maintenance/messages/shell.es.ts"
import { messages as ordersEn } from "../../../apps/web/contexts/maintenance/messages/workOrders.en.ts"
import { messages as ordersEs } from "../../../apps/web/contexts/maintenance/messages/workOrders.es.ts"
import { messages as workshopEn } from "../../../apps/web/contexts/maintenance/messages/workshop.en.ts"
import { messages as workshopEs } from "../../../apps/web/contexts/maintenance/messages/workshop.es.ts"
import { button, buttonStartingWith, clicked, expectMenuOpen, labelPrefix, thenOpened } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const defects = { en: defectsEn, es: defectsEs }
const lines = { en: linesEn, es: linesEs }
const documents = { en: documentsEn, es: documentsEs }
const parts = { en: partsEn, es: partsEs }
const shell = { en: shellEn, es: shellEs }
const orders = { en: ordersEn, es: ordersEs }
const workshop = { en: workshopEn, es: workshopEs }

const DEFECTS = "/services/defects"
const ORDERS = "/services/work-orders"
const ORDER = "/services/work-orders/:workOrderId"
const PARTS = "/services/parts"

const inDefects = (file: string) => [`contexts/maintenance/defects/${file}.tsx`]
const inOrders = (file: string) => [`contexts/maintenance/workorders/${file}.tsx`]
const inParts = (file: string) => [`contexts/maintenance/parts/${file}.tsx`]

/** Opens the first row of a list. */
const openFirst: Open = async ({ page }) => {
  await page.getByRole("table").getByRole("link").first().click()
}

/** Opens the first defect beside the list. */
const openDefect: Open = async (opening) => {
  await openFirst(opening)
  await expect(opening.page.getByRole("dialog")).toBeVisible()
}
const openPart = openDefect

/** Opens the page of the first work order. */
const openOrder: Open = async (opening) => {
  await openFirst(opening)
  await expect(opening.page.getByRole("heading", { name: /^WO-/, level: 1 })).toBeVisible()
}

/** Opens something, then a menu in it by the name of its button. */
const thenMenu =
  (before: Open, name: (opening: Opening) => string): Open =>
  async (opening) => {
    await before(opening)
    await button(opening, name(opening)).first().click()
    await expectMenuOpen(opening)
  }

/** Opens a menu, then a dialog by an item of it. */
const thenItem =
  (before: Open, name: (opening: Opening) => string): Open =>
  async (opening) => {
    await before(opening)
    await opening.page.getByRole("menuitem", { name: name(opening), exact: true }).click()
    await expect(opening.page.getByRole("dialog").last()).toBeVisible()
  }

/** Opens something over a dialog or side panel, which is hidden from assistive technology from then on. */
const thenOver =
  (open: Open): Open =>
  async (opening) => {
    await open(opening)
    await expect(opening.page.locator("[role=dialog]")).toHaveCount(2)
  }

const more = ({ locale }: Opening) => workshop[locale].more
const openDefectMenu = thenMenu(openDefect, more)
const openOrderMenu = thenMenu(openOrder, more)

const openLineMenu: Open = async (opening) => {
  await openOrder(opening)
  await buttonStartingWith(opening.page, labelPrefix(lines[opening.locale].line.more)).click()
  await expectMenuOpen(opening)
}

const inState = (state: string) => `${ORDERS}?state=${state}`
const OPEN_DEFECTS = `${DEFECTS}?blocking=false`
const BLOCKING = `${DEFECTS}?blocking=true`

const ofDefects: ReadonlyArray<Screen> = [
  screen("owner", "services-defects", DEFECTS),
  screen("viewer", "viewer-services-defects", DEFECTS),
  screen("owner", "defect", BLOCKING, { shows: inDefects("OpenedDefect"), open: openDefect }),
  screen("owner", "menu-defect", OPEN_DEFECTS, { shows: inDefects("DefectActions"), open: openDefectMenu }),
  screen("owner", "dialog-edit-defect", OPEN_DEFECTS, {
    shows: inDefects("EditDefectDialog"),
    open: thenOver(thenItem(openDefectMenu, ({ locale }) => defects[locale].edit.open))
  }),
  screen("owner", "dialog-defer-defect", OPEN_DEFECTS, {
    shows: inDefects("DeferDialog"),
    open: thenOver(thenItem(openDefectMenu, ({ locale }) => defects[locale].defer.open))
  }),
  screen("owner", "dialog-resolve-defect", BLOCKING, {
    shows: inDefects("ResolveDialog"),
    open: thenOver(thenOpened(openDefect, ({ locale }) => defects[locale].resolve.open))
  }),
  screen("owner", "dialog-sign-release", `${DEFECTS}?state=resolved&blocking=true`, {
    shows: inDefects("SignReleaseDialog"),
    open: thenOver(thenOpened(openDefect, ({ locale }) => defects[locale].release.open))
  }),
  screen("owner", "dialog-reopen-defect", `${DEFECTS}?state=verified`, {
    shows: inDefects("ReopenDialog"),
    open: thenOver(thenItem(openDefectMenu, ({ locale }) => defects[locale].reopen.open))
  }),
  screen("owner", "dialog-report-defect", DEFECTS, {
    shows: inDefects("ReportDialog"),
    open: clicked(({ locale }) => shell[locale].reportDefect.title)
  }),
  screen("owner", "vehicle-defects", "/vehicles", {
    opens: "/vehicles/:vehicleId",
    open: openVehicle(({ locale }) => shell[locale].vehicleTabs.defects)
  })
]

const ofOrders: ReadonlyArray<Screen> = [
  screen("owner", "services-work-orders", ORDERS),
  screen("viewer", "viewer-services-work-orders", ORDERS),
  screen("owner", "work-order", inState("in_progress"), { opens: ORDER, open: openOrder }),
  screen("viewer", "viewer-work-order", inState("closed"), { opens: ORDER, open: openOrder }),
  screen("owner", "menu-work-order", inState("in_progress"), {
    shows: inOrders("steps/OrderActions"),
    open: openOrderMenu
  }),
  screen("owner", "dialog-new-work-order", ORDERS, {
    shows: inOrders("NewWorkOrderDialog"),
    open: clicked(({ locale }) => shell[locale].newWorkOrder.title)
  }),
  screen("owner", "dialog-edit-work-order", inState("draft"), {
    shows: inOrders("steps/EditDialog"),
    open: thenItem(openOrderMenu, ({ locale }) => orders[locale].steps.edit)
  }),
  screen("owner", "dialog-approve-work-order", inState("requested"), {
    shows: inOrders("steps/AmountDialog"),
    open: thenOpened(openOrder, ({ locale }) => orders[locale].steps.approve)
  }),
  screen("owner", "dialog-cancel-work-order", inState("draft"), {
    shows: inOrders("steps/ReasonDialog"),
    open: thenItem(openOrderMenu, ({ locale }) => orders[locale].steps.cancel)
  }),
  screen("owner", "dialog-email-work-order", inState("in_progress"), {
    shows: inOrders("document/EmailDialog"),
    open: thenItem(openOrderMenu, ({ locale }) => documents[locale].open)
  }),
  screen("owner", "dialog-schedule-work-order", inState("draft"), {
    shows: inOrders("steps/ScheduleDialog"),
    open: thenItem(openOrderMenu, ({ locale }) => orders[locale].steps.schedule)
  }),
  screen("owner", "dialog-start-work", inState("scheduled"), {
    shows: inOrders("steps/StartDialog"),
    open: thenOpened(openOrder, ({ locale }) => orders[locale].steps.start)
  }),
  screen("owner", "dialog-pause-work", inState("in_progress"), {
    shows: inOrders("steps/PauseDialog"),
    open: thenItem(openOrderMenu, ({ locale }) => orders[locale].steps.pause)
  }),
  screen("owner", "dialog-close-work-order", inState("quality_check"), {
    shows: inOrders("steps/CloseDialog"),
    open: thenOpened(openOrder, ({ locale }) => orders[locale].steps.close)
  })
]

const ofLines: ReadonlyArray<Screen> = [
  screen("owner", "menu-work-order-line", inState("in_progress"), {
    shows: inOrders("lines/LineActions"),
    open: openLineMenu
  }),
  screen("owner", "dialog-add-line", inState("in_progress"), {
    shows: inOrders("lines/AddLineDialog"),
    open: thenOpened(openOrder, ({ locale }) => lines[locale].line.add)
  }),
  screen("owner", "dialog-add-sources", inState("in_progress"), {
    shows: inOrders("lines/SourcesDialog"),
    open: thenOpened(openOrder, ({ locale }) => lines[locale].line.addSources)
  }),
  screen("owner", "dialog-edit-line", inState("in_progress"), {
    shows: inOrders("lines/EditLineDialog"),
    open: thenItem(openLineMenu, ({ locale }) => orders[locale].steps.edit)
  }),
  screen("owner", "dialog-record-time", inState("in_progress"), {
    shows: inOrders("lines/RecordDialog"),
    open: thenItem(openLineMenu, ({ locale }) => lines[locale].line.record)
  }),
  screen("owner", "dialog-use-part", inState("in_progress"), {
    shows: inOrders("lines/UsePartDialog"),
    open: thenItem(openLineMenu, ({ locale }) => lines[locale].line.usePart)
  }),
  screen("owner", "dialog-return-part", inState("in_progress"), {
    shows: inOrders("lines/ReturnDialog"),
    open: async (opening) => {
      await openOrder(opening)
      await buttonStartingWith(opening.page, labelPrefix(lines[opening.locale].line.returnOf)).click()
      await expect(opening.page.getByRole("dialog")).toBeVisible()
    }
  }),
  screen("owner", "dialog-complete-line", inState("in_progress"), {
    shows: inOrders("lines/CompleteDialog"),
    open: async (opening) => {
      await openOrder(opening)
      await buttonStartingWith(opening.page, labelPrefix(lines[opening.locale].line.completeOf)).click()
      await expect(opening.page.getByRole("dialog")).toBeVisible()
    }
  })
]

const openVendors = clicked(({ locale }) => parts[locale].vendors.open)

const ofParts: ReadonlyArray<Screen> = [
  screen("owner", "services-parts", PARTS),
  screen("owner", "part", PARTS, { shows: inParts("OpenedPart"), open: openPart }),
  screen("owner", "dialog-add-part", PARTS, {
    shows: inParts("PartDialog"),
    open: clicked(({ locale }) => parts[locale].add.open)
  }),
  screen("owner", "dialog-receive-parts", PARTS, {
    shows: inParts("ReceiveDialog"),
    open: thenOver(thenOpened(openPart, ({ locale }) => parts[locale].receive.open))
  }),
  screen("owner", "dialog-adjust-stock", PARTS, {
    shows: inParts("AdjustDialog"),
    open: thenOver(thenOpened(openPart, ({ locale }) => parts[locale].adjust.open))
  }),
  screen("owner", "dialog-vendors", PARTS, {
    shows: [...inParts("VendorsDialog"), "ui/ListDialog.tsx"],
    open: openVendors
  }),
  screen("owner", "dialog-add-vendor", PARTS, {
    shows: inParts("VendorDialog"),
    open: thenOver(thenOpened(openVendors, ({ locale }) => parts[locale].vendors.add))
  })
]

export const screens: ReadonlyArray<Screen> = [...ofDefects, ...ofOrders, ...ofLines, ...ofParts]
