import {
  AddDocument,
  ArchiveDocument,
  CountExpiringDocuments,
  ExpiringDocument,
  GetRequiredDocuments,
  ListDocuments,
  ListExpiringDocuments,
  RenewDocument,
  RestoreDocument,
  SetRequiredDocuments
} from "#fleet/contract"
import { PART_BYTES, UploadFile } from "#files/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, reader } from "../support/fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, openMenu, serve } from "./availability.ts"
import { document } from "./fixtures.ts"

const TAB = `/vehicles/${id(201)}?tab=documents`
const PDF = new File(["%PDF-1.7".padEnd(PART_BYTES + 7)], "policy.pdf", { type: "application/pdf" })

const day = (days: number) => inDays(days).slice(0, 10)
const row = (list: string, text: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: text })

const listed = (...items: ReadonlyArray<ReturnType<typeof document>>) =>
  answers(ListDocuments, () => ({ items, missing: [] }))

const uploads = replies(UploadFile, ({ query }) =>
  Response.json(
    { id: query.get("id"), kind: "file", name: query.get("name"), size: Number(query.get("size")) },
    { status: 201 }
  )
)

const serveAndOpen = async (...special: ReadonlyArray<Answer>) => {
  const received = serve(...special)
  await open(TAB)
  return received
}

/** The bodies of requests about documents, without the content of files. */
const sent = (received: Parameters<typeof bodies>[0]) =>
  bodies(received.filter(({ path }) => !path.endsWith("/files")))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the documents of a vehicle", () => {
  it("shows what is missing first, what expires with its state, and what was renewed", async () => {
    const old = document({ id: id(242), number: "P-OLD", superseded_at: inDays(-9), expires_on: day(-10) })
    await serveAndOpen(
      answers(ListDocuments, () => ({
        items: [
          document({ id: id(243), type: "inspection", number: null, expires_on: day(-1) }),
          document(),
          document({ id: id(244), type: "title", number: null, expires_on: null }),
          old
        ],
        missing: ["registration" as const]
      }))
    )
    await expect.element(row("Missing documents", "Registration").getByText("Missing")).toBeVisible()
    await expect.element(row("Documents", "Inspection").getByText(/^Expired on /)).toBeVisible()
    await expect.element(row("Documents", "P-1").getByText(/^Expires in 12 days, on /)).toBeVisible()
    await expect.element(row("Documents", "P-1").getByText(/Reminders 30 and 7 days before/)).toBeVisible()
    await expect.element(row("Documents", "Title").getByText("No expiry date")).toBeVisible()
    await expect.element(row("Earlier documents", "P-OLD").getByText(/^Renewed on /)).toBeVisible()
    await expect.element(row("Documents", "P-1").getByRole("link", { name: "Open policy.pdf" })).toBeVisible()
    // The summary says the worst.
    await page.getByRole("tab", { name: "Overview" }).click()
    await page.getByRole("link", { name: "1 missing" }).click()
    await expect.element(row("Missing documents", "Registration")).toBeVisible()
  })

  it("adds a missing one with a file, after the server refused its dates", async () => {
    const dates = { valid_from: day(0), expires_on: day(-5) }
    let attempts = 0
    const reply = (request: Parameters<Answer["reply"]>[0]) => {
      attempts += 1
      return attempts === 1
        ? refuses(
            AddDocument,
            422,
            "document_dates_reversed",
            "A document can't expire before it is valid."
          ).reply(request)
        : answers(AddDocument, () => document({ type: "registration" })).reply(request)
    }
    const received = await serveAndOpen(
      answers(ListDocuments, () => ({ items: [], missing: ["registration" as const] })),
      uploads,
      replies(AddDocument, reply)
    )
    await button("Add Registration").click()
    await expect.element(field("Type")).toHaveValue("registration")
    await field("Valid from").fill(dates.valid_from)
    await field("Expires on").fill(dates.expires_on)
    await field("Remind").fill("soon")
    await userEvent.upload(field("File"), new File(["x"], "setup.exe"))
    await expect.element(dialog().getByText(/“setup.exe” can't be uploaded/)).toBeVisible()
    await userEvent.upload(field("File"), PDF)
    await expect.element(dialog().getByText("policy.pdf")).toBeVisible()
    await inDialog("Add document").click()
    await expect.element(dialog().getByText(/^Enter at most 5 whole numbers/)).toBeVisible()
    await field("Remind").fill("30, 7")
    await inDialog("Add document").click()
    await expect.element(dialog().getByText("A document can't expire before it is valid.")).toBeVisible()
    await field("Expires on").fill(day(5))
    await inDialog("Add document").click()
    await expect.element(page.getByText("Registration was added.")).toBeVisible()
    const [refused, added] = sent(received)
    const { file_id, ...rest } = Object(added)
    expect(rest).toEqual({
      type: "registration",
      number: null,
      issuer: null,
      valid_from: dates.valid_from,
      expires_on: day(5),
      lead_days: [30, 7],
      required: false
    })
    expect(Object(refused).file_id).toBe(file_id)
    const parts = received.filter(({ path }) => path.endsWith("/files"))
    expect(parts.map(({ query }) => query.get("id"))).toEqual(Array(4).fill(file_id))
  })

  it("renews one from the day after, and archives one with an undo", async () => {
    const received = await serveAndOpen(
      listed(document()),
      answers(RenewDocument, () => document({ id: id(245), expires_on: day(377) })),
      answers(ArchiveDocument, () => ({})),
      answers(RestoreDocument, () => ({}))
    )
    await button("Renew Insurance").click()
    await expect.element(field("Valid from")).toHaveValue(day(13))
    await expect.element(field("Number")).toHaveValue("P-1")
    await field("Expires on").fill(day(377))
    await inDialog("Renew document").click()
    await expect.element(page.getByText("Insurance was renewed.")).toBeVisible()
    expect(sent(received)).toMatchObject([
      { number: "P-1", valid_from: day(13), expires_on: day(377), file_id: null }
    ])
    await openMenu("Insurance")
    await item("Archive").click()
    await expect.element(page.getByText("Insurance was archived.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Insurance was restored.")).toBeVisible()
  })

  it("offers viewers nothing to change", async () => {
    await serveAndOpen(
      answers(MyOrganizations, () => ({ items: [organization({ can: ["vehicles.read"] })] })),
      answers(ListDocuments, () => ({
        items: [document(), document({ id: id(246), type: "permit", archived_at: inDays(-1) })],
        missing: ["registration" as const]
      }))
    )
    await expect.element(row("Earlier documents", "Permit")).toBeVisible()
    for (const name of [/^Renew/, /^Add/, /^More actions: /, /^Restore/, "Required documents"])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})

describe("the documents of the fleet", () => {
  it("lists what expires, and sets what each kind of vehicle needs", async () => {
    const expiring = reader(ExpiringDocument, {
      id: id(241),
      type: "insurance",
      number: "P-1",
      expires_on: day(-2),
      vehicle: { id: id(201), name: "V-1" }
    })()
    const received = serve(
      answers(ListExpiringDocuments, () => ({ items: [expiring], next: null })),
      answers(CountExpiringDocuments, () => ({ expired: 1, expiring: 0 })),
      answers(GetRequiredDocuments, () => ({
        items: [{ kind: "van" as const, type: "insurance" as const }]
      })),
      answers(SetRequiredDocuments, () => ({ items: [] }))
    )
    await open("/vehicles/documents")
    await expect.element(page.getByText("1 expired, 0 expiring within 30 days")).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "V-1" }).first())
      .toHaveAttribute("href", `/vehicles/${id(201)}?tab=documents`)
    await button("Required documents").click()
    await expect.element(dialog().getByRole("checkbox", { name: "Insurance: Van" })).toBeChecked()
    await dialog().getByRole("checkbox", { name: "Insurance: Van" }).click()
    await dialog().getByRole("checkbox", { name: "Inspection: Truck" }).click()
    await inDialog("Save").click()
    await expect.element(page.getByText("Required documents were saved.")).toBeVisible()
    expect(bodies(received)).toEqual([{ items: [{ kind: "truck", type: "inspection" }] }])
  })
})
