import {
  DeferDefect,
  EditDefect,
  GetDefect,
  ListDefects,
  OpenWorkOrder,
  ReopenDefect,
  ReportDefect,
  ResolveDefect,
  SignRelease,
  VerifyDefect
} from "#maintenance/contract"
import { ListVehicles } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { vehicleRow } from "../fleet/fixtures.ts"
import { ana, id, inDays, organization } from "../support/fixtures.ts"
import { defect, defectRow, workOrder } from "./fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const OPENED = `/services/defects?defect=${id(301)}`
const MAY = { verify: true, reopen: true, release: true }
const resolved = (special = {}) =>
  defect({
    state: "resolved",
    resolved: {
      resolution: "fixed",
      note: "Bulb replaced",
      by: { id: ana.id, name: "Ana Ruiz" },
      at: inDays(0)
    },
    can: MAY,
    ...special
  })

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(...special)
  await open(path)
  return received
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of defects", () => {
  it("lists what is open, narrows it in the address, and opens a defect beside it", async () => {
    const received = await serveAndOpen("/services/defects")
    await expect.element(page.getByText("1 defect", { exact: true })).toBeVisible()
    await page.getByRole("link", { name: "Blocking", exact: true }).click()
    await expect.poll(() => received.at(-1)?.query.get("blocking")).toBe("true")
    await page.getByRole("link", { name: "Left brake light is out" }).first().click()
    await expect.element(dialog().getByText("Only when it rains")).toBeVisible()
    await expect.element(dialog().getByRole("link", { name: "V-1" })).toBeVisible()
  })

  it("names a defect that a device raised by what its fault code is about", async () => {
    await serveAndOpen(
      OPENED,
      answers(ListDefects, () => ({ items: [defectRow({ title: "P0301" })], next: null })),
      answers(GetDefect, () => defect({ title: "P0301" }))
    )
    const name = "Fault code P0301 (Engine and transmission: ignition or misfire)"
    await expect.element(dialog().getByRole("heading", { name })).toBeVisible()
    await expect.element(page.getByText(name).first()).toBeInTheDocument()
  })

  it("says so when nothing is open", async () => {
    await serveAndOpen(
      "/services/defects",
      answers(ListDefects, () => ({ items: [], next: null }))
    )
    await expect.element(page.getByRole("heading", { name: "No open defects" })).toBeVisible()
  })

  it("is not shown without permission", async () => {
    await serveAndOpen(
      "/services/defects",
      answers(MyOrganizations, () => ({ items: [organization({ can: ["vehicles.read"] })] }))
    )
    await expect.element(page.getByText("You don't have access to services")).toBeVisible()
  })
})

describe("a defect", () => {
  it("is reported with its vehicle, and grounds it", async () => {
    const received = await serveAndOpen(
      "/services/defects",
      answers(ListVehicles, () => ({ items: [vehicleRow()], next: null })),
      answers(ReportDefect, () => defect({ number: 1002 }))
    )
    await button("Report defect").click()
    await inDialog("Report defect").click()
    await expect.element(dialog().getByText("Choose an option for Vehicle.")).toBeVisible()
    await field("Vehicle").fill("V-1")
    await dialog().getByRole("option", { name: /^V-1/ }).click()
    await field("What is wrong").fill("Steering pulls left")
    await field("System").selectOptions("Steering")
    await field("Severity").selectOptions("Critical")
    await dialog().getByRole("checkbox", { name: "The vehicle must not be driven" }).click()
    await inDialog("Report and ground vehicle").click()
    await expect.element(page.getByText("D-1002 was reported. V-1 is grounded.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        vehicle_id: id(201),
        title: "Steering pulls left",
        system: "steering",
        severity: "critical",
        blocking: true,
        source: "workshop",
        note: null,
        photos: []
      }
    ])
  })

  it("is edited: only what was changed is sent, over what a colleague changed meanwhile", async () => {
    let attempts = 0
    const received = await serveAndOpen(
      OPENED,
      answers(GetDefect, () => (attempts === 0 ? defect() : defect({ severity: "major", version: 2 }))),
      {
        endpoint: EditDefect,
        reply: (request) => {
          attempts += 1
          return attempts === 1
            ? refuses(EditDefect, 409, "defect_was_changed").reply(request)
            : answers(EditDefect, () => defect({ version: 3 })).reply(request)
        }
      }
    )
    await button("More actions").click()
    await item("Edit").click()
    await field("Due").fill("2030-01-31")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Severity: Major")).toBeVisible()
    await inDialog("Save changes").click()
    await expect.element(page.getByText("D-1001 was saved.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { expected_version: 1, due_on: "2030-01-31" },
      { expected_version: 2, due_on: "2030-01-31" }
    ])
  })

  it("that blocks is resolved with a certification, and released by a signature", async () => {
    const blocking = { blocking: true, severity: "critical" }
    const received = await serveAndOpen(
      OPENED,
      answers(GetDefect, () => defect(blocking)),
      answers(ResolveDefect, () => resolved(blocking))
    )
    await expect.element(dialog().getByText(/^The vehicle can't go out until/)).toBeVisible()
    await button("More actions").click()
    await expect.element(item("Defer")).not.toBeInTheDocument()
    await userEvent.keyboard("{Escape}")
    await button("Resolve").click()
    await inDialog("Resolve defect").click()
    await expect.element(dialog().getByText("Certification is required.")).toBeVisible()
    await field("Certification").fill("Bulb replaced and tested")
    await dialog()
      .getByRole("checkbox", { name: /^I certify that the vehicle is safe/ })
      .click()
    await inDialog("Resolve and release vehicle").click()
    await expect.element(page.getByText("D-1001 is resolved. V-1 is released.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { expected_version: 1, resolution: "fixed", note: "Bulb replaced and tested", release: true }
    ])
  })

  it("waits for its release, which someone else signs, and is verified", async () => {
    const received = await serveAndOpen(
      OPENED,
      answers(GetDefect, () => resolved({ blocking: true })),
      answers(SignRelease, () => resolved({ blocking: true })),
      answers(VerifyDefect, () => resolved({ state: "verified" }))
    )
    await expect.element(dialog().getByText("Release not signed")).toBeVisible()
    await button("Sign release").click()
    await expect.element(dialog().last().getByText("Bulb replaced")).toBeVisible()
    await dialog().last().getByRole("button", { name: "Sign release" }).click()
    await expect.element(page.getByText("V-1 is released.")).toBeVisible()
    await button("Verify repair").click()
    await expect.element(page.getByText("D-1001 is verified.")).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 1 }, { expected_version: 1 }])
  })

  it("is deferred until a day with a reason, and reopened", async () => {
    const received = await serveAndOpen(
      OPENED,
      answers(DeferDefect, () => defect({ state: "deferred" }))
    )
    await button("More actions").click()
    await item("Defer").click()
    await field("Until").fill("2030-03-01")
    await field("Reason").fill("Part on order")
    await inDialog("Defer defect").click()
    await expect.element(page.getByText(/^D-1001 is deferred until /)).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 1, until: "2030-03-01", reason: "Part on order" }])
  })

  it("is reopened by whoever may", async () => {
    const received = await serveAndOpen(
      OPENED,
      answers(GetDefect, () => resolved()),
      answers(ReopenDefect, () => defect())
    )
    await button("More actions").click()
    await item("Reopen").click()
    await inDialog("Reopen defect").click()
    await expect.element(page.getByText("D-1001 is open again.")).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 1, reason: null }])
  })

  it("gets a work order, also before the other work on its vehicle is loaded", async () => {
    const listed = answers(ListDefects, () => ({ items: [defectRow()], next: null }))
    const opened = Promise.withResolvers<void>()
    const received = await serveAndOpen(
      OPENED,
      replies(ListDefects, async (request) => {
        if (request.query.has("vehicle")) await opened.promise
        return listed.reply(request)
      }),
      replies(OpenWorkOrder, (request) => {
        opened.resolve()
        return answers(OpenWorkOrder, () => workOrder()).reply(request)
      })
    )
    await button("New work order").click()
    await inDialog("Open work order").click()
    await expect.element(page.getByText("WO-1042 was opened.")).toBeVisible()
    expect(bodies(received)).toMatchObject([
      { title: "Left brake light is out", kind: "corrective", lines: [{ defect_id: id(301) }] }
    ])
  })

  it("offers viewers nothing to change", async () => {
    await serveAndOpen(
      OPENED,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["defects.read"] })] }))
    )
    await expect.element(dialog().getByText("Only when it rains")).toBeVisible()
    for (const name of ["Resolve", "More actions", "New work order"])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})
