import { GetMe, SignIn, SignUp } from "#identity/contract"
import { JoinOrganization, ListMembers, MyOrganizations, PreviewInvitation } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { anaSignedIn } from "../../support/people.ts"
import { anaMember, organization, id, preview, user } from "../support/fixtures.ts"

const LINK = "/invitation#token=4f9d"
const shown = (special = {}) => answers(PreviewInvitation, () => preview(special))
const joins = answers(JoinOrganization, () => ({ organization_id: northYard().id }))
const northYard = () => organization({ id: id(31), name: "North Yard", role: "technician" })
const afterwards = [
  answers(GetMe, () => user()),
  answers(MyOrganizations, () => ({ items: [organization(), northYard()] })),
  answers(ListMembers, () => ({ items: [anaMember({ organization_id: id(31) })], next: null }))
]
const button = (name: string) => page.getByRole("button", { name, exact: true })
const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const email = () => page.getByRole("textbox", { name: "Email Address" })
const password = () => page.getByLabelText("Password", { exact: true })

const isIn = async (pathname: () => string) => {
  await expect.element(page.getByText("You joined North Yard.")).toBeVisible()
  await expect.poll(pathname).toBe("/dashboard")
  await expect.element(button("Organization North Yard, switch")).toBeVisible()
  expect(sessionStorage.length).toBe(0)
}

beforeEach(freshBrowser)

describe("a visitor without an account", () => {
  it("signs up with prefilled address and name, and joins", async () => {
    const received = fakeServer([shown(), answers(SignUp, () => anaSignedIn()), joins, ...afterwards])
    const { pathname } = await open(LINK, PHONE)
    await expect.element(heading("Join North Yard")).toBeVisible()
    await expect.element(page.getByText(/Mei Kato invited you as Technician/)).toBeVisible()
    await expect.element(email()).toHaveValue("ana@depot.example")
    await expect.element(email()).toHaveAttribute("readonly")
    await expect.element(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Ana R.")
    await password().fill("correct horse battery")
    await button("Create My Account").click()
    await expect.element(page.getByText("You joined North Yard.")).toBeVisible()
    await expect.poll(pathname).toBe("/dashboard")
    const posts = received.filter(({ method, path }) => method === "POST" && path !== PreviewInvitation.path)
    expect(posts.map(({ path }) => path)).toEqual([SignUp.path, JoinOrganization.path])
    expect(posts.at(-1)?.body).toEqual({ token: "4f9d" })
  })

  it("keeps the invitation after a reload, although the link is gone", async () => {
    fakeServer([shown()])
    const first = await open(LINK)
    await expect.element(heading("Join North Yard")).toBeVisible()
    await first.screen.unmount()
    await open("/invitation")
    await expect.element(heading("Join North Yard")).toBeVisible()
    await expect.element(button("Create My Account")).toBeVisible()
  })

  it("sees it in Spanish", async () => {
    await chooseLocale("es")
    fakeServer([shown()])
    await open(LINK, PHONE)
    await expect.element(heading("Únase a North Yard")).toBeVisible()
    await expect.element(page.getByText(/Mei Kato le ha invitado con el rol Técnico/)).toBeVisible()
  })
})

describe("a visitor with an account", () => {
  it("signs in and joins", async () => {
    fakeServer([shown({ has_account: true }), answers(SignIn, () => anaSignedIn()), joins, ...afterwards])
    const { pathname } = await open(LINK)
    await expect.element(email()).toHaveValue("ana@depot.example")
    await password().fill("correct horse battery")
    await userEvent.keyboard("{Enter}")
    await isIn(pathname)
  })

  it("joins with one click when signed in", async () => {
    signIn()
    fakeServer([shown({ has_account: true }), joins, ...afterwards])
    const { pathname } = await open(LINK)
    await button("Join").click()
    await isIn(pathname)
  })

  it("sees why joining failed and can retry", async () => {
    signIn()
    fakeServer([
      shown({ has_account: true }),
      refuses(JoinOrganization, 410, "invitation_invalid", "This invitation is no longer valid."),
      ...afterwards
    ])
    await open(LINK)
    await button("Join").click()
    await expect
      .element(page.getByRole("alert").getByText("This invitation is no longer valid."))
      .toBeVisible()
    await expect.element(button("Join")).toBeVisible()
  })

  it("sees which other account is signed in, and can sign out", async () => {
    signIn()
    fakeServer([shown({ email: "cleo@depot.example", has_account: true }), ...afterwards])
    await open(LINK)
    await expect
      .element(
        page.getByText(
          /This invitation is for cleo@depot\.example, but you're signed in as ana@depot\.example\./
        )
      )
      .toBeVisible()
    await expect.element(button("Join")).not.toBeInTheDocument()
    await button("Sign out").click()
    await expect.element(email()).toHaveValue("cleo@depot.example")
  })
})

describe("an invitation that cannot be opened", () => {
  it("shows why, and is discarded", async () => {
    fakeServer([refuses(PreviewInvitation, 410, "invitation_invalid", "This invitation is no longer valid.")])
    await open(LINK)
    await expect
      .element(page.getByRole("alert").getByText("This invitation is no longer valid."))
      .toBeVisible()
    await expect.element(button("Try again")).not.toBeInTheDocument()
    expect(sessionStorage.length).toBe(0)
  })

  it("can be retried if the server did not respond", async () => {
    let broken = true
    fakeServer([
      replies(PreviewInvitation, (request) =>
        broken
          ? refuses(PreviewInvitation, 429, "too_many_requests", "Please wait.").reply(request)
          : shown().reply(request)
      )
    ])
    await open(LINK)
    await expect.element(page.getByRole("alert").getByText("Please wait.")).toBeVisible()
    broken = false
    await button("Try again").click()
    await expect.element(heading("Join North Yard")).toBeVisible()
  })
})
