import { GetMe } from "#identity/contract"
import { CreateOrganization, MyInvitations, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { id, myInvitation, organization, user } from "../support/fixtures.ts"
import { refusesFields } from "../support/problems.ts"

const none = answers(MyOrganizations, () => ({ items: [] }))
const verified = answers(GetMe, () => user())
const button = (name: string) => page.getByRole("button", { name, exact: true })
const name = () => page.getByRole("textbox", { name: "Name", exact: true })
const industry = () => page.getByLabelText("Industry", { exact: true })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("without an organization", () => {
  it.each(["/dashboard", "/messages", "/organization"])("%s offers to create one", async (path) => {
    fakeServer([none, verified])
    await open(path, PHONE)
    await expect.element(page.getByRole("heading", { name: "Create your organization" })).toBeVisible()
    const options = Array.from(
      industry().element().querySelectorAll("option:enabled"),
      (one) => one.textContent
    )
    expect(options).toEqual([
      "Fleet Operations",
      "Car Rental",
      "Auto Dealership",
      "Logistics & Transportation",
      "Delivery Services",
      "Construction",
      "Other"
    ])
  })

  it("creating one makes it the current one", async () => {
    const found = organization({ name: "North Yard", id: id(31) })
    const slow = deferred(answers(CreateOrganization, () => found))
    const received = fakeServer([none, verified, slow.answer])
    await open("/organization?tab=settings")
    await name().fill("North Yard")
    await industry().selectOptions("Car Rental")
    await button("Create organization").click()
    await expect.element(button("Creating...")).toBeVisible()
    slow.release()
    await expect.element(page.getByText("North Yard is ready.")).toBeVisible()
    await expect.element(page.getByRole("tab", { name: "Settings" })).toBeVisible()
    expect(received.find(({ method }) => method === "POST")?.body).toMatchObject({
      name: "North Yard",
      industry: "rental"
    })
  })

  it("requires both fields before sending", async () => {
    const received = fakeServer([none, verified])
    await open("/dashboard")
    await button("Create organization").click()
    await expect.element(name()).toHaveFocus()
    await expect.element(name()).toHaveAccessibleDescription("Name is required.")
    await expect.element(industry()).toHaveAccessibleDescription("Choose an option for Industry.")
    expect(received.filter(({ method }) => method === "POST")).toEqual([])
  })

  it("keeps the input when the server refuses", async () => {
    fakeServer([
      none,
      verified,
      refusesFields(CreateOrganization, { "/name": "Name must not contain invisible characters." })
    ])
    await open("/dashboard")
    await name().fill("North Yard")
    await industry().selectOptions("Other")
    await userEvent.click(button("Create organization"))
    await expect.element(name()).toHaveAccessibleDescription("Name must not contain invisible characters.")
    await expect.element(name()).toHaveFocus()
    await expect.element(name()).toHaveValue("North Yard")
    await expect.element(industry()).toHaveValue("other")
  })

  it("shows pending invitations", async () => {
    fakeServer([none, verified, answers(MyInvitations, () => ({ items: [myInvitation()] }))])
    await open("/dashboard")
    await expect.element(page.getByRole("heading", { name: "You're invited" })).toBeVisible()
    await expect.element(page.getByText("Invitation to join North Yard")).toBeVisible()
    await expect.element(button("Accept")).toBeVisible()
  })
})

describe("loading the organizations", () => {
  it("shows a skeleton", async () => {
    const slow = deferred(none)
    fakeServer([slow.answer, verified])
    await open("/organization")
    await expect.element(page.getByRole("status", { name: "Loading…" })).toBeVisible()
    slow.release()
    await expect.element(page.getByRole("heading", { name: "Create your organization" })).toBeVisible()
  })

  it("shows an error with the request ID and a retry", async () => {
    fakeServer([refuses(MyOrganizations, 429, "too_many_requests", "Please wait."), verified])
    await open("/organization")
    const alert = page.getByRole("alert")
    await expect.element(alert.getByText("Please wait.")).toBeVisible()
    await expect.element(alert.getByText("Request req-1")).toBeVisible()
    await expect.element(alert.getByRole("button", { name: "Try again" })).toBeVisible()
  })
})
