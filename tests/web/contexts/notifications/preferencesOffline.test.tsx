import {
  EditNotificationPreferences,
  MyNotificationPreferences,
  MyPushSubscriptions
} from "#notifications/contract"
import { GetMe } from "#identity/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, type Received } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { preferences, user } from "../support/fixtures.ts"
import { network } from "../support/network.ts"

const choice = (name: string) => page.getByRole("switch", { name, exact: true })
const night = { from: "22:00", to: "07:00" }

/** The preferences, and the function that loses and regains the connection. */
const openSettings = async () => {
  const { go, through } = network()
  const received = fakeServer([
    through(answers(EditNotificationPreferences, () => ({ ...preferences(), quiet_hours: night }))),
    answers(GetMe, () => user()),
    answers(MyNotificationPreferences, () => ({ ...preferences(), quiet_hours: night })),
    answers(MyPushSubscriptions, () => ({ items: [] }))
  ])
  await open("/account?tab=notifications")
  await expect.element(choice("Messages: Email")).toBeVisible()
  return { go, received }
}

const edits = (received: ReadonlyArray<Received>) => received.filter(({ method }) => method === "PATCH")

/** Back online, and everything that waited for it has been sent. */
const reconnect = async (go: (to: boolean) => void) => {
  go(true)
  await expect.element(choice("Messages: Email")).not.toHaveAttribute("aria-disabled")
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("switches say offline that they need a connection, and stay as they are", async () => {
  const { go, received } = await openSettings()
  go(false)
  await choice("Messages: Email").click({ force: true })
  await expect.element(page.getByText("This needs a connection.")).toBeVisible()
  await choice("Quiet hours").click({ force: true })
  await expect.element(choice("Quiet hours")).toBeChecked()
  await expect.element(choice("Messages: Email")).toBeChecked()
  await reconnect(go)
  expect(edits(received)).toEqual([])
})

it("a time changed offline is restored with a message, and not saved later", async () => {
  const { go, received } = await openSettings()
  go(false)
  await page.getByLabelText("To").fill("06:30")
  await userEvent.keyboard("{Enter}")
  await expect
    .element(page.getByText("You seem to be offline. Check your connection and try again."))
    .toBeVisible()
  await expect.element(page.getByLabelText("To")).toHaveValue("07:00")
  const attempts = edits(received).length
  await reconnect(go)
  expect(edits(received)).toHaveLength(attempts)
})
