import { GetOfflineForms, MAX_ITEMS, SubmitInspection } from "#inspections/contract"
import { AcknowledgeRepairs, ListRepairs, RepairedDefect } from "#maintenance/contract"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { storedOf } from "../../../../apps/web/contexts/inspections/offline/stored.ts"
import { answers, refuses, replies } from "../../support/fakeServer.ts"
import { fillDevice } from "../../support/fullDevice.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { ana, id, inDays, reader } from "../support/fixtures.ts"
import { button, choose, FILLING, formVersion, inspection, offline, serve, submitted } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

/** Answers everything of a vehicle without defects, and opens the review. */
const pass = async () => {
  await choose("Brakes", "Pass").click()
  await button("Next").click()
  await button("Review").click()
}

it("offers the vehicles, and the forms that are due first", async () => {
  serve()
  await open("/inspections/new", PHONE)
  await expect
    .element(page.getByText("Ford Transit · You drive it now · Daily check is overdue"))
    .toBeVisible()
  await page.getByRole("button", { name: /^V-1/ }).click()
  await expect.element(page.getByRole("button", { name: /^Daily check/ })).toBeVisible()
})

const repaired = reader(RepairedDefect, {
  id: id(960),
  number: 1001,
  title: "Brakes",
  system: "brakes",
  severity: "critical",
  blocking: true,
  resolved: {
    resolution: "fixed",
    note: "Brake line replaced",
    by: { id: id(2), name: "Theo" },
    at: inDays(-1)
  },
  correction: null
})

it("begins with what was repaired, which the next driver signs", async () => {
  const received = serve(
    answers(ListRepairs, () => ({ items: [repaired()], may_sign: true })),
    answers(AcknowledgeRepairs, () => ({}))
  )
  await open(FILLING, PHONE)
  await expect.element(page.getByText("Brake line replaced")).toBeVisible()
  await button("Sign that I have seen them").click()
  await expect.element(page.getByText(/^Signed\./)).toBeVisible()
  expect(received.find(({ path }) => path.endsWith("/acknowledgement"))?.body).toEqual({
    defect_ids: [repaired().id]
  })
  await button("Next").click()
  await expect.element(page.getByText("Brake line replaced")).not.toBeInTheDocument()
})

it("does not let the person who repaired it sign", async () => {
  serve(answers(ListRepairs, () => ({ items: [repaired()], may_sign: false })))
  await open(FILLING, PHONE)
  await expect.element(page.getByText(/another driver has to sign/)).toBeVisible()
  await expect.element(button("Sign that I have seen them")).not.toBeInTheDocument()
})

it("asks for more about what failed, and says what follows", async () => {
  const received = serve()
  await open(FILLING, PHONE)
  await expect.element(page.getByText("What is wrong?")).not.toBeInTheDocument()
  await choose("Brakes", "Fail").click()
  await expect
    .element(page.getByText("Critical. The vehicle must not be driven until this is repaired."))
    .toBeVisible()
  await page.getByRole("textbox", { name: "What is wrong?", exact: true }).fill("Pads")
  await page.getByRole("textbox", { name: "Note: Brakes" }).fill("Worn")
  await button("Next").click()
  await page.getByRole("textbox", { name: "Pressure", exact: true }).fill("1,5")
  await button("Review").click()
  await expect.element(page.getByText("1 defect will be reported.")).toBeVisible()
  await button("Finish inspection").click()
  await expect.element(page.getByText("The inspection is recorded.")).toBeVisible()
  await expect.element(page.getByText("Do not drive V-1 until the defects are repaired.")).toBeVisible()
  const [sent] = submitted(received)
  expect(sent?.body).toMatchObject({
    form_version: 3,
    answers: [
      { key: "brakes", value: { type: "pass_fail_na", result: "fail" }, note: "Worn", photos: [] },
      { key: "why", value: { type: "text", text: "Pads" } },
      { key: "pressure", value: { type: "number", number: 1.5 } }
    ]
  })
  expect(await storedOf(ana.id)).toEqual([])
})

it("lists what is missing, and leads there", async () => {
  serve()
  await open(FILLING, PHONE)
  await choose("Brakes", "Fail").click()
  await button("Next").click()
  await button("Review").click()
  await expect.element(page.getByRole("heading", { name: "1 item is not complete" })).toBeVisible()
  await expect.element(button("Finish inspection")).not.toBeInTheDocument()
  await page.getByRole("button", { name: /^What is wrong\?/ }).click()
  await expect.element(page.getByRole("textbox", { name: "What is wrong?", exact: true })).toBeVisible()
  await button("Next").click()
  await button("Review").click()
  await button("Next incomplete item").click()
  await expect.element(page.getByRole("group", { name: "What is wrong?" })).toHaveFocus()
})

it("loses nothing that was entered without being an answer", async () => {
  serve()
  await open(FILLING, PHONE)
  await choose("Brakes", "Pass").click()
  await expect.element(page.getByText("Section 1 of 2 · complete")).toBeVisible()
  await button("Next").click()
  const pressure = page.getByRole("textbox", { name: "Pressure", exact: true })
  await pressure.fill("two bar")
  await expect.element(page.getByText("Enter a number.")).toBeVisible()
  await expect.element(page.getByText("Section 2 of 2 · 1 left")).toBeVisible()
  await button("Review").click()
  await expect.element(button("Pressure Not a number")).toBeVisible()
  await button("Pressure Not a number").click()
  await pressure.fill("")
  await button("Add note or photo: Pressure").click()
  await page.getByRole("textbox", { name: "Note: Pressure" }).fill("The gauge is broken")
  await button("Review").click()
  await expect.element(button("Pressure A note or photo, but no answer")).toBeVisible()
  await expect.element(button("Finish inspection")).not.toBeInTheDocument()
})

it("goes on where it was after the page was closed", async () => {
  serve()
  const { screen } = await open(FILLING, PHONE)
  await choose("Brakes", "Pass").click()
  await button("Next").click()
  await page.getByRole("textbox", { name: "Pressure", exact: true }).fill("2.4")
  await expect.poll(async () => JSON.stringify(await storedOf(ana.id))).toContain("2.4")
  await screen.unmount()
  await open(FILLING, PHONE)
  await expect.element(page.getByRole("textbox", { name: "Pressure", exact: true })).toHaveValue("2.4")
})

it("says so if the device has no room for what was entered", async () => {
  serve()
  await open(FILLING, PHONE)
  await expect.element(page.getByText("Stored on this device", { exact: true })).toBeVisible()
  fillDevice()
  await choose("Brakes", "Pass").click()
  await expect.element(page.getByText("Not stored on this device", { exact: true })).toBeVisible()
  await expect.element(page.getByRole("alert").getByText(/could not be stored on this device/)).toBeVisible()
})

it("sends it once the server answers, under the same id", async () => {
  let lost = true
  const received = serve(
    replies(SubmitInspection, (request) => {
      // Recorded, but the answer does not arrive.
      if (lost) throw new TypeError("Failed to fetch")
      return answers(SubmitInspection, () => inspection()).reply(request)
    })
  )
  const protects = vi.spyOn(navigator.storage, "persist")
  onTestFinished(() => protects.mockRestore())
  await open(FILLING, PHONE)
  await pass()
  await button("Finish inspection").click()
  await expect.element(page.getByText(/finished and stored on this device/)).toBeVisible()
  expect(protects).toHaveBeenCalledOnce()
  lost = false
  window.dispatchEvent(new Event("online"))
  await expect.element(page.getByText("The inspection is recorded.")).toBeVisible()
  const sent = submitted(received)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1)
  expect(await storedOf(ana.id)).toEqual([])
})

it("keeps what the server refuses, and lets the person edit it", async () => {
  serve(refuses(SubmitInspection, 422, "inspection_incomplete", "An item needs a photo."))
  await open(FILLING, PHONE)
  await pass()
  await button("Finish inspection").click()
  await expect.element(page.getByText("An item needs a photo.")).toBeVisible()
  expect((await storedOf(ana.id)).map(({ refusal }) => refusal?.code)).toEqual(["inspection_incomplete"])
  await button("Edit inspection").click()
  await expect.element(page.getByRole("alert").getByText("An item needs a photo.")).toBeVisible()
  await button("Back").click()
  await expect.element(page.getByRole("heading", { name: "Inside" })).toBeVisible()
})

it.each([
  ["daily", ana.full_name],
  ["return", ""]
] as const)("proposes the name of who signs, but not for a customer: %s", async (use, name) => {
  const signature = {
    type: "signature" as const,
    key: "signature",
    label: "Signature",
    required: true,
    photo: "never" as const
  }
  const form = { ...formVersion(), use, sections: [{ title: "Signature", items: [signature] }] }
  serve(answers(GetOfflineForms, () => ({ ...offline(), forms: [form] })))
  await open(FILLING, PHONE)
  await page.getByRole("img", { name: "Signature" }).click()
  await expect.element(button("Clear: Signature")).toBeEnabled()
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue(name)
  await button("Review").click()
  if (name === "") await expect.element(button("Signature The name is missing")).toBeVisible()
})

it("fits a phone whose text is so large that 180 px are left", async () => {
  const form = { ...formVersion(), name: "Driver's vehicle inspection report" }
  serve(answers(GetOfflineForms, () => ({ ...offline(), forms: [form] })))
  await open(FILLING, [180, 400])
  await choose("Brakes", "Fail").click()
  await expect.element(page.getByText(/^Critical/)).toBeVisible()
  const wide = [...document.querySelectorAll("section *")].filter(
    (one) => one.getBoundingClientRect().right > window.innerWidth
  )
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
})

it("stays usable with as many items as a form can have", async () => {
  const items = Array.from({ length: MAX_ITEMS }, (_, at) => ({
    type: "pass_fail_na" as const,
    key: `item_${at}`,
    label: `Item ${at}`,
    required: true,
    photo: "never" as const
  }))
  const form = { ...formVersion(), items: MAX_ITEMS, sections: [{ title: "Everything", items }] }
  serve(answers(GetOfflineForms, () => ({ ...offline(), forms: [form] })))
  await open(FILLING, PHONE)
  const last = MAX_ITEMS - 1
  await choose(`Item ${last}`, "Fail").click()
  await page.getByRole("textbox", { name: `Note: Item ${last}` }).fill("Worn")
  await button("Review").click()
  await expect.element(page.getByRole("heading", { name: `${last} items are not complete` })).toBeVisible()
  await page.getByRole("button", { name: /^Item 150 / }).click()
  await expect.poll(() => document.activeElement?.id).toBe("item-item_150")
})
