import {
  GetMe,
  RequestPasswordReset,
  ResendVerification,
  ResetPassword,
  SignIn,
  VerifyEmail
} from "#identity/contract"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSignedIn } from "../../support/people.ts"
import { ana, user } from "../support/fixtures.ts"

beforeEach(freshBrowser)

const heading = (name: string) => page.getByRole("heading", { level: 1, name })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const email = () => page.getByRole("textbox", { name: "Email Address" })

describe("a token in a link", () => {
  it("is removed from the address bar immediately", async () => {
    const before = location.href
    onTestFinished(() => history.replaceState(null, "", before))
    history.replaceState(null, "", "/reset-password#token=secret")
    fakeServer()
    await open("/reset-password#token=secret")
    await expect.element(heading("Set a new password")).toBeVisible()
    expect(location.href).not.toContain("secret")
  })

  it.each(["/verify-email", "/reset-password", "/keep-account", "/invitation"])(
    "%s shows that its link is incomplete without a token",
    async (path) => {
      fakeServer()
      await open(path)
      await expect.element(heading("This link is incomplete")).toBeVisible()
    }
  )
})

describe("verifying an address", () => {
  it("asks visitors to sign in first, then verifies", async () => {
    const received = fakeServer([
      answers(SignIn, () => anaSignedIn()),
      answers(VerifyEmail, () => ({ email: ana.email }))
    ])
    await open("/verify-email#token=t-1&email=ana%40depot.example")
    await expect.element(email()).toHaveValue("ana@depot.example")
    await page.getByLabelText("Password", { exact: true }).fill("correct horse battery")
    await button("Sign in and verify").click()
    await expect.element(heading("Your address is verified")).toBeVisible()
    await expect.element(page.getByText(/ana@depot\.example is verified\./)).toBeVisible()
    const sent = received.filter(({ path }) => path === VerifyEmail.path)
    expect(sent.map(({ body }) => body)).toEqual([{ token: "t-1" }])
  })

  it("shows why a link does not work, and can send another email", async () => {
    signIn()
    const received = fakeServer([
      refuses(VerifyEmail, 410, "link_invalid", "This link has expired."),
      answers(ResendVerification, () => ({}))
    ])
    await open("/verify-email#token=old")
    await expect.element(page.getByRole("alert")).toHaveTextContent("This link has expired.")
    await button("Resend email").click()
    await expect.element(page.getByText("We sent a new email to ana@depot.example.")).toBeVisible()
    expect(received.some(({ path }) => path === ResendVerification.path)).toBe(true)
  })

  it("lets users who are signed in to another account switch", async () => {
    signIn()
    fakeServer([refuses(VerifyEmail, 410, "link_invalid", "This link belongs to another account.")])
    await open("/verify-email#token=other")
    await button("Use another account").click()
    await expect.element(heading("Sign in to verify")).toBeVisible()
  })
})

describe("the reminder to verify", () => {
  it("appears on every page until the address is verified, and can resend the email", async () => {
    signIn()
    fakeServer([
      answers(GetMe, () => user({ email_verified_at: null })),
      answers(ResendVerification, () => ({}))
    ])
    await open("/reports")
    await expect.element(page.getByText("Verify your email address")).toBeVisible()
    await button("Resend email").click()
    await expect.element(page.getByText("We sent a new email to ana@depot.example.")).toBeVisible()
  })

  it("disappears once the address is verified", async () => {
    signIn()
    fakeServer([answers(GetMe, () => user())])
    await open("/reports")
    await expect.element(heading("Reports")).toBeVisible()
    await expect.element(page.getByText("Verify your email address")).not.toBeInTheDocument()
  })
})

describe("a forgotten password", () => {
  it("keeps the typed address, and answers the same with or without an account", async () => {
    const received = fakeServer([answers(RequestPasswordReset, () => ({}))])
    await open("/auth")
    await email().fill("nobody@depot.example")
    await page.getByRole("link", { name: "Forgot password?" }).click()
    await expect.element(email()).toHaveValue("nobody@depot.example")
    await button("Send reset link").click()
    await expect.element(page.getByText(/If there's an account for nobody@depot\.example/)).toBeVisible()
    expect(received.at(-1)?.body).toEqual({ email: "nobody@depot.example" })
    await button("Back to sign in").click()
    await expect.element(button("Sign In to Dashboard")).toBeVisible()
    await expect.element(email()).toHaveValue("nobody@depot.example")
  })
})

describe("a new password", () => {
  const newPassword = () => page.getByLabelText("New password", { exact: true })

  it("requires 8 characters before anything is sent", async () => {
    const received = fakeServer()
    await open("/reset-password#token=t-1")
    await newPassword().fill("short")
    await button("Set new password").click()
    await expect
      .element(newPassword())
      .toHaveAccessibleDescription(/^Password must be at least 8 characters\./)
    expect(received).toEqual([])
  })

  it("shows at its field when it is too common", async () => {
    fakeServer([
      refuses(ResetPassword, 422, "password_too_common", "This password is one of the most common.")
    ])
    await open("/reset-password#token=t-1")
    await newPassword().fill("password1")
    await button("Set new password").click()
    await expect.element(newPassword()).toHaveFocus()
    await expect
      .element(newPassword())
      .toHaveAccessibleDescription(/^This password is one of the most common\./)
    await expect.element(newPassword()).toHaveValue("password1")
  })

  it("is set with the token, and links to sign-in", async () => {
    const received = fakeServer([answers(ResetPassword, () => ({}))])
    await open("/reset-password#token=t-1")
    await newPassword().fill("another horse battery")
    await button("Set new password").click()
    await expect.element(heading("Your password was changed")).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth")
    expect(received.at(-1)?.body).toEqual({ token: "t-1", password: "another horse battery" })
  })

  it("offers a new link if this one was already used", async () => {
    fakeServer([refuses(ResetPassword, 410, "link_invalid", "This link has expired.")])
    await open("/reset-password#token=t-1")
    await newPassword().fill("another horse battery")
    await button("Set new password").click()
    await expect
      .element(page.getByRole("alert").getByRole("link", { name: "Request a new link" }))
      .toHaveAttribute("href", "/auth?mode=forgot")
  })
})
