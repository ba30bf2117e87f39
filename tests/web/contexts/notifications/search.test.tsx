import { GetMe } from "#identity/contract"
import { MarkNotificationRead, MyNotifications, type NotificationView } from "#notifications/contract"
import { MyInvitations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, myInvitation, notification, user } from "../support/fixtures.ts"

const verified = answers(GetMe, () => user())
const dialog = () => page.getByRole("dialog", { name: "Notifications & Invitations" })
const titles = () => dialog().getByRole("listitem")
const search = () => dialog().getByPlaceholder("Search notifications...")

const brakes = notification()
const joined = notification({
  id: id(62),
  title: "Cleo Sand joined",
  message: "At Riverside Depot.",
  link: null
})
const old = notification({ id: id(63), title: "Old brakes notice", message: "Long ago.", link: null })

/** Lists two; a search on the server also finds notifications that are too old for the list. */
const library = answers(MyNotifications, ({ query }) => {
  const term = query.get("search")?.toLowerCase()
  const all: ReadonlyArray<NotificationView> = [brakes, joined, old]
  const items =
    term === undefined
      ? [brakes, joined]
      : all.filter((one) => `${one.title} ${one.message}`.toLowerCase().includes(term))
  return { items, unread: 2 }
})

const openDialog = async (...special: ReadonlyArray<Answer>) => {
  const received = fakeServer([verified, ...special, library])
  await open("/billing")
  await page.getByRole("button", { name: /^Notifications/ }).click()
  await expect.element(search()).toBeVisible()
  return received
}

const searches = (received: ReadonlyArray<Received>) =>
  received
    .filter(({ path, query }) => path === MyNotifications.path && query.has("search"))
    .map(({ query }) => query.get("search"))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("searching", () => {
  it("filters by title or message, ignoring case, and queries the server once typing pauses", async () => {
    const received = await openDialog()
    await search().click()
    await typeAndPause(() => userEvent.keyboard("BRAKES"))
    await expect.element(titles().nth(1)).toMatchTextContent("Old brakes notice")
    await expect.element(titles().nth(0)).toMatchTextContent("Message from Ben Okoye")
    await expect.element(dialog().getByText("Cleo Sand joined")).not.toBeInTheDocument()
    expect(searches(received)).toEqual(["BRAKES"])
    await expect.element(dialog().getByText("2 found")).toBeInTheDocument()
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "brakes",
      "brakes"
    ])
  })

  it("filters loaded notifications immediately, before the server responds", async () => {
    await openDialog(
      replies(MyNotifications, (request) =>
        request.query.has("search") ? new Promise<Response>(() => undefined) : library.reply(request)
      )
    )
    await expect.element(titles().nth(1)).toBeVisible()
    await search().fill("river")
    await expect.element(dialog().getByText("Message from Ben Okoye")).not.toBeInTheDocument()
    await expect.element(titles()).toMatchTextContent("Cleo Sand joined")
    await search().fill("nothing like it")
    await expect.element(dialog().getByLabelText("Loading…")).toBeInTheDocument()
  })

  it("ignores a response to an earlier text", async () => {
    const slow = Promise.withResolvers<void>()
    const responded = Promise.withResolvers<void>()
    const received = await openDialog(
      replies(MyNotifications, async (request) => {
        if (request.query.get("search") === "old") {
          await slow.promise
          queueMicrotask(responded.resolve)
        }
        return library.reply(request)
      })
    )
    await search().fill("old")
    await expect.poll(() => searches(received)).toEqual(["old"])
    await search().fill("cleo")
    await expect.poll(() => searches(received)).toEqual(["old", "cleo"])
    slow.resolve()
    await responded.promise
    await expect.element(titles()).toMatchTextContent("Cleo Sand joined")
    await expect.element(dialog().getByText("Old brakes notice")).not.toBeInTheDocument()
  })

  it("says when nothing is found, and can be cleared", async () => {
    await openDialog()
    await search().fill("tyre")
    await expect.element(dialog().getByText("No notifications found")).toBeVisible()
    await dialog().getByRole("button", { name: "Clear search" }).click()
    await expect.element(titles().nth(1)).toBeVisible()
    await expect.element(search()).toHaveValue("")
    await expect.element(search()).toHaveFocus()
  })

  it("shows an error with a retry when it fails", async () => {
    await openDialog(
      replies(MyNotifications, (request) =>
        request.query.has("search")
          ? refuses(
              MyNotifications,
              422,
              "invalid_input",
              "Search must not contain control characters."
            ).reply(request)
          : library.reply(request)
      )
    )
    await search().fill("x")
    await expect.element(dialog().getByText("Something went wrong")).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "Try again" })).toBeVisible()
  })

  it("ignores blank text", async () => {
    const received = await openDialog()
    await search().fill("   ")
    await expect.element(titles().nth(1)).toBeVisible()
    await search().fill("cleo")
    await expect.poll(() => searches(received)).toEqual(["cleo"])
  })

  it("is not offered beside the invitations, and is cleared on closing", async () => {
    await openDialog(answers(MyInvitations, () => ({ items: [myInvitation()] })))
    await search().fill("cleo")
    await expect.element(titles()).toMatchTextContent("Cleo Sand joined")
    await dialog().getByRole("tab", { name: "Invitations 1 pending" }).click()
    await expect.element(dialog().getByText("Invitation to join North Yard")).toBeVisible()
    await expect.element(search()).not.toBeInTheDocument()
    await expect.element(dialog().getByRole("button", { name: "Mark All Read" })).not.toBeInTheDocument()
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole("button", { name: /^Notifications/ }).click()
    await expect.element(search()).toHaveValue("")
    await expect.element(titles().nth(1)).toBeVisible()
  })
})

describe("the address", () => {
  const invited = answers(MyInvitations, () => ({ items: [myInvitation()] }))

  it("opens the dialog on the invitations, and is reset on closing", async () => {
    fakeServer([verified, invited, library])
    const { router } = await open("/billing?notifications=invitations&plan=team")
    await expect.element(dialog().getByText("Invitation to join North Yard")).toBeVisible()
    await dialog().getByRole("button", { name: "Close" }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("?plan=team")
    await expect.element(page.getByRole("button", { name: /^Notifications/ })).toHaveFocus()
  })

  it("switches tabs when it is the link of a notification", async () => {
    const invitation = notification({
      kind: "invitation_received",
      link: "/dashboard?notifications=invitations"
    })
    fakeServer([
      verified,
      invited,
      answers(MarkNotificationRead, () => ({})),
      answers(MyNotifications, () => ({ items: [invitation], unread: 0 }))
    ])
    await open("/billing?notifications=notifications")
    await titles().getByRole("link").click()
    await expect.element(dialog().getByText("Invitation to join North Yard")).toBeVisible()
  })
})
