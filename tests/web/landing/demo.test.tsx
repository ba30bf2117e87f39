import { RequestDemo } from "#leads/contract"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, replies } from "../support/fakeServer.ts"
import { openLanding } from "./scene.tsx"

const dialog = () => page.getByRole("dialog")
const submit = () => page.getByRole("button", { name: "Request demo" })
const sending = () => page.getByRole("button", { name: "Sending..." })
/** The live region of notices. */
const notice = () => page.getByRole("status")
const field = (name: string) => page.getByLabelText(name, { exact: true })

const openDialog = async () => {
  await page.getByRole("button", { name: "Book Demo" }).first().click()
  await expect.element(dialog()).toBeVisible()
}

/** A server whose response the test releases. */
const fakeHeldServer = (status = 202) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const received = fakeServer([
    replies(RequestDemo, async () => {
      await promise
      return new Response(null, { status })
    })
  ])
  return { received, release: resolve }
}

/** Closes the dialog and stops time for the test. By keyboard, because clicks advance the time. */
const closeAndHoldTime = async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
}

const REQUIRED = {
  "First name": " Ada ",
  "Last name": "Rivers",
  Email: "ada@depot.example",
  Company: "Riverside Depot",
  "Job title": "Fleet Manager"
}

const fillRequired = async () => {
  for (const [name, text] of Object.entries(REQUIRED)) await field(name).fill(text)
  await userEvent.selectOptions(field("Business type"), "Auto Dealership")
}

const SENT = "Demo Request Sent! We'll contact you within 24 hours to schedule your demo."
const FAILED = "Error Failed to send demo request. Please try again."

describe("the demo request dialog", () => {
  it("opens on its first field and closes with Escape", async () => {
    await openLanding()
    await openDialog()
    await expect.element(field("First name")).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole("button", { name: "Book Demo" }).first()).toHaveFocus()
  })

  it("offers the business types and fleet sizes of the specification", async () => {
    await openLanding()
    await openDialog()
    const options = (name: string) =>
      [...field(name).element().querySelectorAll("option")].map(({ value, text }) => [value, text]).slice(1)
    expect(options("Business type")).toEqual([
      ["fleet", "Fleet Operations"],
      ["rental", "Car Rental"],
      ["dealership", "Auto Dealership"],
      ["logistics", "Logistics & Transportation"],
      ["delivery", "Delivery Services"],
      ["construction", "Construction"],
      ["other", "Other"]
    ])
    const sizes = options("Fleet size optional").map(([value]) => value)
    expect(sizes).toEqual(["1-10", "11-50", "51-100", "101-500", "500+"])
  })

  it("cannot be submitted until all required fields are filled in", async () => {
    await openLanding()
    await openDialog()
    await expect.element(submit()).toBeDisabled()
    await fillRequired()
    await expect.element(submit()).toBeEnabled()
    for (const name of Object.keys(REQUIRED)) {
      const before = field(name).element()
      const text = before instanceof HTMLInputElement ? before.value : ""
      await field(name).fill("   ")
      await expect.element(submit()).toBeDisabled()
      await field(name).fill(text)
      await expect.element(submit()).toBeEnabled()
    }
    await userEvent.selectOptions(field("Business type"), "")
    await expect.element(submit()).toBeDisabled()
  })

  it("says under the field what is wrong with an email address, and forgets it while it is corrected", async () => {
    const received = fakeServer([answers(RequestDemo, () => ({}))])
    await openLanding()
    await openDialog()
    await fillRequired()
    await field("Email").fill("ada")
    await submit().click()
    await expect.element(field("Email")).toHaveFocus()
    await expect
      .element(field("Email"))
      .toHaveAccessibleDescription("Enter an email address, for example ada@example.com.")
    expect(received).toEqual([])
    await field("Email").fill("ada@depot.example")
    await expect.element(field("Email")).toHaveAccessibleDescription("")
    await submit().click()
    await expect.element(page.getByText(SENT)).toBeVisible()
  })

  it("sends the input, shows progress, and confirms", async () => {
    const { received, release } = fakeHeldServer()
    await openLanding()
    await openDialog()
    await fillRequired()
    await submit().click()
    await expect.element(sending()).toBeDisabled()
    release()
    await expect.element(page.getByRole("heading", { name: "Request received" })).toHaveFocus()
    await expect.element(page.getByText(SENT)).toBeVisible()
    expect(received.map(({ body }) => body)).toEqual([
      {
        first_name: "Ada",
        last_name: "Rivers",
        email: "ada@depot.example",
        company: "Riverside Depot",
        job_title: "Fleet Manager",
        business_type: "dealership",
        locale: "en"
      }
    ])
  })

  it("is sent once, whatever happens before the response arrives", async () => {
    const { received, release } = fakeHeldServer(500)
    await openLanding()
    await openDialog()
    await fillRequired()
    await submit().click()
    await expect.element(sending()).toBeDisabled()
    await field("Company").fill("Harbor Couriers")
    await expect.element(sending()).toBeDisabled()
    await userEvent.keyboard("{Enter}")
    document.querySelector<HTMLFormElement>("dialog form")?.requestSubmit()
    release()
    await expect.element(notice()).toHaveTextContent(FAILED)
    await expect.element(submit()).toBeEnabled()
    await expect.element(field("Company")).toHaveValue("Harbor Couriers")
    expect(received).toHaveLength(1)
  })

  it("keeps the input when sending fails", async () => {
    const statuses = [500]
    fakeServer([replies(RequestDemo, () => new Response(null, { status: statuses.shift() ?? 202 }))])
    await openLanding()
    await openDialog()
    await fillRequired()
    await submit().click()
    await expect.element(notice()).toHaveTextContent(FAILED)
    // A nested live region would announce it twice.
    expect(document.querySelectorAll("[aria-live], [role=alert], [role=status], output")).toHaveLength(1)
    await expect.element(field("Company")).toHaveValue("Riverside Depot")
    await submit().click()
    await expect.element(page.getByText(SENT)).toBeVisible()
    expect(document.querySelectorAll(".notice")).toHaveLength(1)
  })

  it("is reset 300 ms after closing, and not before", async () => {
    fakeServer([answers(RequestDemo, () => ({}))])
    await openLanding()
    await openDialog()
    await fillRequired()
    await submit().click()
    await expect.element(page.getByText(SENT)).toBeVisible()
    const form = document.querySelector<HTMLFormElement>("dialog form")
    const company = field("Company").element()
    await closeAndHoldTime()
    vi.advanceTimersByTime(299)
    expect(form?.hidden).toBe(true)
    expect(company).toHaveValue("Riverside Depot")
    vi.advanceTimersByTime(1)
    expect(form?.hidden).toBe(false)
    expect(company).toHaveValue("")
    await openDialog()
    await expect.element(submit()).toBeDisabled()
  })

  it("is reset when reopened earlier, and keeps what is typed afterwards", async () => {
    const { received, release } = fakeHeldServer()
    await openLanding()
    await openDialog()
    await fillRequired()
    await submit().click()
    await expect.element(sending()).toBeDisabled()
    await closeAndHoldTime()
    vi.advanceTimersByTime(50)
    await userEvent.keyboard("{Enter}")
    await expect.element(dialog()).toBeVisible()
    await expect.element(submit()).toBeDisabled()
    await expect.element(field("Company")).toHaveValue("")
    await field("Company").fill("Harbor Couriers")
    vi.advanceTimersByTime(300)
    release()
    // The response to a request sent before the reset only shows its notice.
    await expect.element(page.getByText(SENT)).toBeVisible()
    await expect.element(field("Company")).toHaveValue("Harbor Couriers")
    expect(received).toHaveLength(1)
  })

  it("sends the value of the honeypot field", async () => {
    const received = fakeServer([answers(RequestDemo, () => ({}))])
    await openLanding()
    await openDialog()
    await fillRequired()
    const trap = document.querySelector<HTMLInputElement>("[name=website]")
    expect(trap?.tabIndex).toBe(-1)
    if (trap) trap.value = "https://spam.example"
    await submit().click()
    await expect.element(page.getByText(SENT)).toBeVisible()
    expect(received[0]?.body).toMatchObject({ website: "https://spam.example" })
  })

  it("is available in Spanish, and sends the language to the server", async () => {
    const received = fakeServer([answers(RequestDemo, () => ({}))])
    await openLanding("es")
    await page.getByRole("button", { name: "Solicitar demostración" }).first().click()
    for (const name of ["Nombre", "Apellidos", "Empresa", "Cargo"]) await field(name).fill("Ana")
    await field("Correo electrónico").fill("ana@depot.example")
    await userEvent.selectOptions(field("Tipo de negocio"), "Construcción")
    await page.getByRole("dialog").getByRole("button", { name: "Solicitar demostración" }).click()
    await expect.element(page.getByText("¡Solicitud de demostración enviada!")).toBeVisible()
    expect(received[0]?.body).toMatchObject({ locale: "es", business_type: "construction" })
  })
})
