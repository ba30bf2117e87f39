import { EditForm, GetForm, ListFormVersions, PublishForm } from "#inspections/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, replies } from "../../support/fakeServer.ts"
import { DESKTOP, freshBrowser, open, signIn } from "../../support/open.tsx"
import { inDays } from "../support/fixtures.ts"
import { button, FORM, formView, SECTIONS, serve } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const PATH = `/inspections/forms/${FORM}`
const dialog = () => page.getByRole("dialog")
const field = (label: string) => dialog().getByLabelText(label, { exact: true })
const versions = answers(ListFormVersions, () => ({ items: [] }))

it("adds an item under a key of its own, and publishes what was saved", async () => {
  const received = serve(
    answers(GetForm, () => formView()),
    answers(EditForm, ({ body }) => formView({ ...(body as object), version: 6 })),
    answers(PublishForm, () => formView({ version: 7, published: { n: 1, at: inDays(0) } })),
    versions
  )
  await open(PATH, DESKTOP)
  await button("Add item: Outside").click()
  await field("Label").fill("Brakes")
  await dialog().getByText("Report a defect if it fails").click()
  await field("Severity").selectOptions("Minor")
  await dialog().getByRole("button", { name: "Add item" }).click()
  await expect.element(page.getByText(/defect: Minor/)).toBeVisible()
  await button("Publish version 1").click()
  await expect.element(page.getByText("Version 1 published")).toBeVisible()
  const edited = received.find(({ method }) => method === "PATCH")
  expect(edited?.body).toMatchObject({ expected_version: 5 })
  expect(JSON.stringify(edited?.body)).toContain('"key":"brakes_2"')
  const published = received.find(({ method, path }) => method === "POST" && path.endsWith("/versions"))
  expect(published?.body).toEqual({ expected_version: 6 })
})

it("names the items that keep a form from being published", async () => {
  serve(
    answers(GetForm, () => formView()),
    replies(PublishForm, () =>
      Response.json(
        {
          type: "about:blank",
          title: "Form can't be published yet",
          status: 422,
          code: "form_not_ready",
          detail: "Some items are incomplete.",
          requestId: "req-1",
          data: { problems: [{ key: "pressure", problem: "limits" }] }
        },
        { status: 422 }
      )
    ),
    versions
  )
  await open(PATH, DESKTOP)
  await button("Publish version 1").click()
  await expect.element(page.getByText("Pressure: The lowest value is above the highest.")).toBeVisible()
})

it("shows the draft as it is filled in, with the same conditions", async () => {
  serve(
    answers(GetForm, () => formView()),
    versions
  )
  await open(PATH, DESKTOP)
  const preview = page.getByRole("region", { name: "Preview: Daily check" })
  await expect.element(preview.getByText("What is wrong?")).not.toBeInTheDocument()
  await preview.getByRole("radio", { name: "Fail" }).click()
  await expect.element(preview.getByText("What is wrong?")).toBeVisible()
})

it("is only read by people who may not edit forms", async () => {
  const archived = { archived_at: inDays(0), sections: SECTIONS }
  serve(
    answers(GetForm, () => formView(archived)),
    versions
  )
  await open(PATH, DESKTOP)
  await expect.element(page.getByRole("list", { name: "Outside" })).toBeVisible()
  await expect.element(button("Add item: Outside")).not.toBeInTheDocument()
})
