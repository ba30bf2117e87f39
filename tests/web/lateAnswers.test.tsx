import {
  EditProfile,
  EndAllSessions,
  GetMe,
  ListSessions,
  RefreshSession,
  RevokeSession
} from "#identity/contract"
import { MyAuditLog } from "#audit/contract"
import { ArchiveCustomer, ExportCustomers, GetCustomer, ListCustomers } from "#customers/contract"
import type { AnyEndpoint } from "#kernel"
import { MarkAllNotificationsRead, MyNotifications } from "#notifications/contract"
import { CreateOrganization, MyOrganizations } from "#tenancy/contract"
import { toast } from "sonner"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { api } from "../../apps/web/api/client.ts"
import { queryClient } from "../../apps/web/api/queryClient.ts"
import { freshSession } from "../../apps/web/api/refresh.ts"
import { currentSession, endSession, startSession } from "../../apps/web/api/session.ts"
import { signOut } from "../../apps/web/api/signOut.ts"
import { notify } from "../../apps/web/ui/toast.ts"
import { deferred } from "./contexts/support/deferred.ts"
import { customer, id, notification, organization, user } from "./contexts/support/fixtures.ts"
import { savedFiles } from "./contexts/support/savedFiles.ts"
import { untilLoaded } from "./support/untilLoaded.ts"
import { type Answer, answers, fakeServer, type Received, refuses, replies } from "./support/fakeServer.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"
import { anaSession } from "./support/people.ts"

const benSession = () => ({
  ...anaSession({ token: "access-of-ben" }),
  user: user({ id: id(101), email: "ben@depot.example", full_name: "Ben Okoye" })
})
const isBens = ({ headers }: Received) => headers.get("authorization") === "Bearer access-of-ben"

/** One response for Ana, another for Ben. */
const each = (ana: Answer, ben: Answer): Answer =>
  replies(ana.endpoint, (request) => (isBens(request) ? ben : ana).reply(request))

const me = each(
  answers(GetMe, () => user()),
  answers(GetMe, () => benSession().user)
)
const north = () => organization({ id: id(31), name: "North Yard" })
const organizations = each(
  answers(MyOrganizations, () => ({ items: [organization()] })),
  answers(MyOrganizations, () => ({ items: [north()] }))
)

/** A server that holds back one response until it is released. */
const holding = (answer: Answer, ...others: ReadonlyArray<Answer>) => {
  const { answer: late, release } = deferred(answer)
  const received = fakeServer([late, ...others, me, organizations])
  const untilRequested = ({ path, method }: AnyEndpoint) =>
    expect
      .poll(() =>
        received.some(
          (one) => one.method === method && new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(one.path)
        )
      )
      .toBe(true)
  return {
    received,
    untilRequested: () => untilRequested(answer.endpoint),
    /** Resolves after everything that follows the response: a later call takes the same path. */
    release: async () => {
      release()
      await api(GetMe, {})
      await untilLoaded()
    }
  }
}

const button = (name: string) => page.getByRole("button", { name, exact: true })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("tokens that arrive", () => {
  const fresh = answers(RefreshSession, () => anaSession({ token: "access-2" }))

  it("after their user has signed out are ignored", async () => {
    signIn(anaSession({ expiresIn: -5 }))
    const { untilRequested, release } = holding(fresh)
    const exchanged = freshSession()
    await untilRequested()
    endSession({ chosen: true })
    await release().catch(() => undefined)
    expect(await exchanged).toBeUndefined()
    expect(currentSession()).toBeUndefined()
  })

  it.each([
    ["or not", refuses(RefreshSession, 401, "session_ended")],
    ["fresh", fresh]
  ])("after another user has signed in are ignored, %s", async (_, answer) => {
    signIn(anaSession({ expiresIn: -5 }))
    const { untilRequested, release } = holding(answer)
    const exchanged = freshSession()
    await untilRequested()
    startSession(benSession())
    await release()
    await exchanged
    expect(currentSession()?.user.email).toBe("ben@depot.example")
  })
})

describe("a user who has signed in meanwhile stays signed in", () => {
  it("when a sign-out ends", async () => {
    const { untilRequested, release } = holding(answers(RevokeSession, () => ({})))
    const left = signOut()
    await untilRequested()
    startSession(benSession())
    await release()
    await left
    expect(currentSession()?.user.email).toBe("ben@depot.example")
  })

  it("when the user has signed out everywhere", async () => {
    const { untilRequested, release } = holding(
      answers(EndAllSessions, () => ({})),
      answers(ListSessions, () => ({ items: [] })),
      answers(MyAuditLog, () => ({ items: [], next: null }))
    )
    await open("/account?tab=security")
    await button("Sign out everywhere").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click()
    await untilRequested()
    startSession(benSession())
    await release()
    expect(currentSession()?.user.email).toBe("ben@depot.example")
  })
})

describe("a response that arrives after another user has signed in", () => {
  it("does not change who is signed in", async () => {
    const { untilRequested, release } = holding(answers(EditProfile, () => user({ full_name: "Ana María" })))
    await open("/account")
    await button("Save changes").click()
    await untilRequested()
    startSession(benSession())
    const known = () => queryClient.getQueryData<{ readonly email: string }>(["me"])?.email
    await expect.poll(known).toBe("ben@depot.example")
    await release()
    expect(known()).toBe("ben@depot.example")
    notify.message("The toast after it")
    await expect.element(page.getByText("The toast after it")).toBeVisible()
    await expect.element(page.getByText("Profile saved.")).not.toBeInTheDocument()
  })

  it("adds no organization", async () => {
    const { untilRequested, release } = holding(
      answers(CreateOrganization, () => organization({ id: id(33), name: "Ana's" }))
    )
    await open("/reports")
    await button("Organization Riverside Depot, switch").click()
    await page.getByRole("menuitem", { name: /Create organization/i }).click()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ana's")
    await page.getByLabelText("Industry").selectOptions("Construction")
    await page.getByRole("dialog").getByRole("button", { name: "Create organization" }).click()
    await untilRequested()
    startSession(benSession())
    await release()
    expect(localStorage.getItem(`motorpool.organization.${id(101)}`)).toBeNull()
    expect(queryClient.getQueryData(["organizations"])).toEqual([
      expect.objectContaining({ name: "North Yard" })
    ])
  })

  it("restores no notification of the previous user", async () => {
    const { untilRequested, release } = holding(
      refuses(MarkAllNotificationsRead, 500, "unexpected"),
      each(
        answers(MyNotifications, () => ({ items: [notification()], unread: 1 })),
        answers(MyNotifications, () => ({ items: [], unread: 0 }))
      )
    )
    await open("/reports")
    await page.getByRole("button", { name: "Notifications, 1 unread" }).click()
    await button("Mark All Read").click()
    await untilRequested()
    startSession(benSession())
    await release()
    expect(queryClient.getQueryData(["notifications", ""])).toEqual({ items: [], unread: 0 })
  })

  it("saves no file", async () => {
    const saved = savedFiles()
    const { untilRequested, release } = holding(
      replies(ExportCustomers, () => new Response("Name", { headers: { "content-type": "text/csv" } })),
      answers(ListCustomers, () => ({ items: [customer()], next: null }))
    )
    await open("/customers")
    await button("Export").click()
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    await untilRequested()
    startSession(benSession())
    await release()
    expect(saved).toEqual([])
  })
})

describe("the next user finds no open dialogs", () => {
  it("with input or content of the previous user", async () => {
    fakeServer([
      me,
      organizations,
      answers(ListCustomers, () => ({ items: [], next: null })),
      each(
        answers(MyNotifications, () => ({ items: [notification()], unread: 1 })),
        answers(MyNotifications, () => ({ items: [], unread: 0 }))
      )
    ])
    await open("/customers")
    await button("Add customer").first().click()
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Núria Weber")
    startSession(benSession())
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await expect.element(button("Organization North Yard, switch")).toBeVisible()
    await expect.element(button("Notifications")).toBeVisible()
  })

  it("and no toast with an undo", async () => {
    fakeServer([
      me,
      organizations,
      answers(ListCustomers, () => ({ items: [customer()], next: null })),
      answers(GetCustomer, () => customer()),
      answers(ArchiveCustomer, () => customer({ archived_at: new Date(0).toISOString() }))
    ])
    await open("/customers")
    await page.getByRole("link", { name: "Núria Weber" }).click()
    await button("Archive").click()
    await expect.element(button("Undo")).toBeVisible()
    endSession({ chosen: true })
    notify.message("The toast after it")
    await expect.element(page.getByText("The toast after it")).toBeVisible()
    expect(toast.getToasts()).toHaveLength(1)
  })
})
