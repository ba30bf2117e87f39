import { ListThreads, SendMessage } from "#messaging/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { endSession } from "../../../../apps/web/api/session.ts"
import { queueOf } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, anaMember, id, member, organization } from "../support/fixtures.ts"
import { refusesFields } from "../support/problems.ts"
import { ben, bodyOf, freshMessages, inDepot, stored } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Compose Internal Message" })
const recipient = () => dialog().getByLabelText("Recipient")
const subject = () => dialog().getByLabelText("Subject")
const message = () => dialog().getByLabelText("Message")
const button = (name: string) => dialog().getByRole("button", { name, exact: true })
const empty = answers(ListThreads, () => ({ items: [], next: null }))

const sentBy = (request: Received) =>
  stored({
    id: id(310),
    sender_id: ana.id,
    recipient_id: ben.user_id,
    sender_name: "Ana Ruiz",
    ...bodyOf(request)
  })

const taken = answers(SendMessage, sentBy)

const openCompose = async (special: ReadonlyArray<Answer>) => {
  const received = fakeServer([...special, empty, ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await page.getByRole("button", { name: "Compose" }).click()
  await expect.element(dialog()).toBeVisible()
  return received
}

const fill = async () => {
  await recipient().selectOptions("Ben Okoye")
  await userEvent.fill(subject(), "  Van 12  ")
  await userEvent.fill(message(), "Pads are worn.\n")
}

const sends = (received: ReadonlyArray<Received>) =>
  received.filter(({ method, path }) => method === "POST" && path.endsWith("/messages"))

beforeEach(freshMessages)

describe("Compose Internal Message", () => {
  it("has the specified fields, and 6 rows for the message", async () => {
    await openCompose([])
    await expect.element(recipient()).toHaveDisplayValue("Select team member")
    await expect.element(subject()).toHaveAttribute("placeholder", "Enter message subject")
    await expect.element(message()).toHaveAttribute("rows", "6")
    await expect.element(button("Cancel")).toBeVisible()
    await expect.element(button("Send Message")).toBeEnabled()
  })

  it("lists all other members by name, otherwise address, otherwise 'Unknown User', across all pages", async () => {
    const pages = [
      { items: [anaMember(), ben], next: "1.next" },
      {
        items: [
          member({ id: id(5), user_id: id(105), full_name: null, email: "cleo@depot.example" }),
          member({ id: id(6), user_id: id(106), full_name: null, email: null })
        ],
        next: null
      }
    ]
    const received = await openCompose([
      answers(
        ListMembers,
        ({ query }) => pages[query.get("after") === "1.next" ? 1 : 0] ?? { items: [], next: null }
      )
    ])
    const options = () =>
      [...recipient().element().querySelectorAll(":scope > option")].map(({ textContent }) => textContent)
    await expect
      .poll(options)
      .toEqual(["Select team member", "Ben Okoye", "cleo@depot.example", "Unknown User"])
    const requests = received.filter(({ path }) => path.endsWith("/members"))
    expect(requests.map(({ query }) => query.get("limit"))).toEqual(["200", "200"])
  })

  it("requires all fields after trimming, and marks the missing ones", async () => {
    const received = await openCompose([])
    await userEvent.fill(subject(), "   ")
    await button("Send Message").click()
    await expect.element(dialog().getByText("Please fill in all required fields")).toBeVisible()
    await expect.element(recipient()).toHaveFocus()
    for (const field of [recipient(), subject(), message()])
      await expect.element(field).toHaveAttribute("aria-invalid", "true")
    expect(sends(received)).toHaveLength(0)
  })

  it("sends the trimmed input, confirms, and shows the message in the list", async () => {
    const received = await openCompose([taken])
    await fill()
    await button("Send Message").click()
    await expect.element(page.getByText("Message sent successfully")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sends(received).map(({ body }) => body)).toEqual([
      {
        recipient_id: ben.user_id,
        subject: "Van 12",
        content: "Pads are worn.",
        client_id: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
        )
      }
    ])
    await expect.element(page.getByRole("button", { name: "Compose" })).toHaveFocus()
    expect(await queueOf(ana.id)).toEqual([])
  })

  it("shows 'Sending...' while the message is already in the list", async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const received = await openCompose([
      replies(SendMessage, async (request) => {
        await promise
        return taken.reply(request)
      })
    ])
    await fill()
    await button("Send Message").click()
    await expect.element(button("Sending...")).toBeVisible()
    await button("Sending...").click({ force: true })
    await expect.element(page.getByText("Van 12", { exact: true })).toBeInTheDocument()
    resolve()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sends(received)).toHaveLength(1)
  })

  it("sends with Ctrl+Enter and with Cmd+Enter", async () => {
    const received = await openCompose([taken])
    for (const key of ["Control", "Meta"]) {
      await fill()
      await message().click()
      await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
      await expect.element(dialog()).not.toBeInTheDocument()
      await page.getByRole("button", { name: "Compose" }).click()
    }
    expect(sends(received)).toHaveLength(2)
  })

  it("clears its fields on closing", async () => {
    await openCompose([])
    await fill()
    await button("Cancel").click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Compose" }).click()
    await expect.element(recipient()).toHaveValue("")
    await expect.element(subject()).toHaveValue("")
    await expect.element(message()).toHaveValue("")
  })

  it("shows why it was refused and keeps the input, and sends the same text as the same message", async () => {
    let refused = true
    const no = refuses(SendMessage, 409, "recipient_unavailable", "This person has left.")
    const received = await openCompose([
      replies(SendMessage, (request) => (refused ? no.reply(request) : taken.reply(request)))
    ])
    await fill()
    await button("Send Message").click()
    await expect.element(page.getByText("This person has left.").first()).toBeVisible()
    await expect.element(message()).toHaveValue("Pads are worn.\n")
    await expect.poll(() => queueOf(ana.id)).toEqual([])
    refused = false
    await button("Send Message").click()
    await expect.element(page.getByText("Message sent successfully")).toBeVisible()
    const ids = sends(received).map((request) => bodyOf(request)["client_id"])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  it("shows 'Failed to send message' for an error without a sentence", async () => {
    await openCompose([refuses(SendMessage, 409, "strange", "")])
    await fill()
    await button("Send Message").click()
    await expect.element(page.getByText("Failed to send message")).toBeVisible()
  })

  it("shows the error of a refused field at that field", async () => {
    await openCompose([
      refusesFields(SendMessage, { "/subject": "Subject must not contain control characters." })
    ])
    await fill()
    await button("Send Message").click()
    await expect.element(subject()).toHaveAttribute("aria-invalid", "true")
  })

  it("checks lengths before sending", async () => {
    const received = await openCompose([])
    await fill()
    await userEvent.fill(subject(), "x".repeat(201))
    await button("Send Message").click()
    await expect.element(dialog().getByText("Subject must be at most 200 characters.")).toBeVisible()
    expect(sends(received)).toHaveLength(0)
  })

  it("shows when no one is signed in", async () => {
    await openCompose([])
    await fill()
    // Another tab has just signed out, which this one has not noticed yet.
    localStorage.removeItem("motorpool.session")
    await button("Send Message").click()
    await expect.element(page.getByText("You must be logged in to send messages")).toBeVisible()
    endSession({ chosen: false })
  })

  it("shows when there are no other members", async () => {
    await openCompose([answers(ListMembers, () => ({ items: [anaMember()], next: null }))])
    await expect.element(dialog().getByText(/^You're the only member/)).toBeVisible()
  })

  it("cannot send without an organization, and offers to create one", async () => {
    await openCompose([answers(MyOrganizations, () => ({ items: [] }))])
    await expect.element(button("Send Message")).toBeDisabled()
    await expect.element(dialog().getByText(/^You need an organization/)).toBeVisible()
    await button("Create organization").click()
    await expect.element(page.getByRole("dialog", { name: "Create your organization" })).toBeVisible()
  })

  it("can retry loading the members", async () => {
    let fails = true
    await openCompose([
      replies(ListMembers, () =>
        fails
          ? Response.json({ title: "", status: 403, code: "forbidden", detail: "Not now." }, { status: 403 })
          : Response.json({ items: [], next: null })
      )
    ])
    await expect.element(dialog().getByText("Not now.")).toBeVisible()
    fails = false
    await button("Try again").click()
    await expect.element(dialog().getByText("Not now.")).not.toBeInTheDocument()
    expect(organization().can).toContain("messages.send")
  })
})
