import { SignIn, SignUp } from "#identity/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { currentSession, endSession } from "../../../../apps/web/api/session.ts"
import { DEVICE_KEY } from "../../../../apps/web/api/storageKeys.ts"
import { rememberPath } from "../../../../apps/web/app/returnPath.ts"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { anaSignedIn } from "../../support/people.ts"
import { deferred } from "../support/deferred.ts"
import { refusesFields } from "../support/problems.ts"

beforeEach(freshBrowser)

const field = (name: string) => page.getByRole("textbox", { name, exact: true })
const password = () => page.getByLabelText("Password", { exact: true })
const button = (name: string) => page.getByRole("button", { name, exact: true })

const fillSignIn = async () => {
  await field("Email Address").fill("ana@depot.example")
  await password().fill("correct horse battery")
}

const fillSignUp = async () => {
  await field("Full Name").fill("Ana Ruiz")
  await fillSignIn()
}

describe("signing in", () => {
  it("asks for Email Address and Password, and for nothing else", async () => {
    fakeServer()
    await open("/auth")
    await expect.element(field("Email Address")).toHaveAttribute("type", "email")
    await expect.element(password()).toHaveAttribute("autocomplete", "current-password")
    await expect.element(button("Sign In to Dashboard")).toBeVisible()
    await expect.element(field("Full Name")).not.toBeInTheDocument()
    await expect.element(page.getByText("Fleet Tracking")).not.toBeInTheDocument()
  })

  it("shows `Signing you in...`, then opens the dashboard", async () => {
    const slow = deferred(answers(SignIn, () => anaSignedIn()))
    const received = fakeServer([slow.answer])
    const { pathname } = await open("/auth")
    await fillSignIn()
    await button("Sign In to Dashboard").click()
    await expect.element(button("Signing you in...")).toHaveAttribute("aria-disabled", "true")
    await userEvent.keyboard("{Enter}")
    slow.release()
    await expect.poll(pathname).toBe("/dashboard")
    expect(currentSession()?.user.email).toBe("ana@depot.example")
    expect(received.filter(({ path }) => path === SignIn.path)).toHaveLength(1)
    expect(received.find(({ path }) => path === SignIn.path)?.body).toEqual({
      email: "ana@depot.example",
      password: "correct horse battery"
    })
  })

  it("stores what the account recognizes this browser by, also after signing out", async () => {
    fakeServer([answers(SignIn, () => anaSignedIn())])
    await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    await expect.poll(currentSession).toBeDefined()
    endSession({ chosen: true })
    expect(localStorage.getItem(DEVICE_KEY)).toBe("mp_dv_of-this-browser")
  })

  it("sends it with the next sign-in", async () => {
    localStorage.setItem(DEVICE_KEY, "mp_dv_of-this-browser")
    const received = fakeServer([answers(SignIn, () => anaSignedIn())])
    await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    await expect.poll(currentSession).toBeDefined()
    expect(received.find(({ path }) => path === SignIn.path)?.body).toMatchObject({
      device_token: "mp_dv_of-this-browser"
    })
  })

  it("returns to the page that required signing in", async () => {
    fakeServer([answers(SignIn, () => anaSignedIn())])
    rememberPath("/reports")
    const { pathname } = await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    await expect.poll(pathname).toBe("/reports")
  })

  it("shows the server's message in an alert and keeps the form", async () => {
    fakeServer([refuses(SignIn, 401, "sign_in_refused", "The email address or password is incorrect.")])
    await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    const alert = page.getByRole("alert")
    await expect.element(alert).toHaveTextContent("The email address or password is incorrect.")
    await expect.element(field("Email Address")).toHaveValue("ana@depot.example")
    await expect.element(password()).toHaveValue("correct horse battery")
  })

  it("shows `An error occurred` when the server is unreachable", async () => {
    fakeServer([replies(SignIn, () => new Response("<h1>Bad gateway</h1>", { status: 502 }))])
    await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    await expect
      .element(page.getByRole("alert").getByText("An error occurred", { exact: true }))
      .toBeVisible()
  })

  it("sends nothing while a field is empty, and focuses the first empty one", async () => {
    const received = fakeServer()
    await open("/auth")
    await password().fill("x")
    await userEvent.keyboard("{Enter}")
    await expect.element(field("Email Address")).toHaveFocus()
    await expect.element(field("Email Address")).toHaveAccessibleDescription("Email Address is required.")
    expect(received.filter(({ path }) => path === "/api/public/sign-in")).toEqual([])
  })

  it("reveals the password on request", async () => {
    fakeServer()
    await open("/auth")
    await password().fill("secret words")
    await expect.element(password()).toHaveAttribute("type", "password")
    await button("Show password").click()
    await expect.element(password()).toHaveAttribute("type", "text")
  })

  it("redirects signed-in users to the dashboard", async () => {
    fakeServer()
    signIn()
    const { pathname } = await open("/auth?mode=signup")
    await expect.poll(pathname).toBe("/dashboard")
  })
})

describe("signing up", () => {
  it("opens with mode=signup: Full Name, the consent and three tiles", async () => {
    fakeServer()
    await open("/auth?mode=signup", PHONE)
    await expect.element(field("Full Name")).toBeVisible()
    await expect.element(password()).toHaveAttribute("autocomplete", "new-password")
    await expect
      .element(page.getByRole("link", { name: "Terms of Service" }))
      .toHaveAttribute("href", "/terms")
    await expect
      .element(page.getByRole("link", { name: "Privacy Policy" }))
      .toHaveAttribute("href", "/privacy")
    for (const tile of ["Fleet Tracking", "Live Data", "Team Management"])
      await expect.element(page.getByText(tile, { exact: true })).toBeVisible()
  })

  it("shows `Creating your account...`, and sends name and language", async () => {
    const slow = deferred(answers(SignUp, () => anaSignedIn()))
    const received = fakeServer([slow.answer, answers(MyOrganizations, () => ({ items: [] }))])
    const { pathname } = await open("/auth?mode=signup")
    await fillSignUp()
    await button("Create My Account").click()
    await expect.element(button("Creating your account...")).toBeVisible()
    slow.release()
    await expect.poll(pathname).toBe("/dashboard")
    expect(received.find(({ path }) => path === SignUp.path)?.body).toEqual({
      full_name: "Ana Ruiz",
      email: "ana@depot.example",
      password: "correct horse battery",
      locale: "en"
    })
  })

  it("shows the server's errors at their fields and focuses the first", async () => {
    fakeServer([
      refusesFields(SignUp, {
        "/full_name": "Full Name must not contain invisible characters.",
        "/password": "The password contains a broken character."
      })
    ])
    await open("/auth?mode=signup")
    await fillSignUp()
    await userEvent.keyboard("{Enter}")
    await expect.element(field("Full Name")).toHaveFocus()
    await expect
      .element(field("Full Name"))
      .toHaveAccessibleDescription("Full Name must not contain invisible characters.")
    await expect
      .element(password())
      .toHaveAccessibleDescription(/^The password contains a broken character\. /)
    await expect.element(field("Full Name")).toHaveValue("Ana Ruiz")
  })

  it("offers to sign in instead if the address has an account, and keeps the input", async () => {
    fakeServer([refuses(SignUp, 409, "email_taken", "An account with this email address already exists.")])
    await open("/auth?mode=signup")
    await fillSignUp()
    await userEvent.keyboard("{Enter}")
    await button("Sign in instead").click()
    await expect.element(button("Sign In to Dashboard")).toBeVisible()
    await expect.element(field("Email Address")).toHaveValue("ana@depot.example")
  })
})

describe("the toggle", () => {
  it("switches modes, updates the address, and clears the error", async () => {
    fakeServer([refuses(SignIn, 401, "sign_in_refused")])
    const { router } = await open("/auth")
    await fillSignIn()
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("alert")).toBeVisible()
    await button("Create an account").click()
    await expect.element(button("Create My Account")).toBeVisible()
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?mode=signup")
    await button("Sign in").click()
    await expect.element(button("Sign In to Dashboard")).toBeVisible()
    expect(router.state.location.search).toBe("")
  })
})

describe("in Spanish", () => {
  it("shows every text in Spanish, including errors", async () => {
    await chooseLocale("es")
    fakeServer([refuses(SignIn, 401, "sign_in_refused", "The email address or password is incorrect.")])
    await open("/auth")
    await field("Correo electrónico").fill("ana@depot.example")
    await page.getByLabelText("Contraseña", { exact: true }).fill("x")
    await button("Entrar al panel").click()
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("El correo electrónico o la contraseña no son correctos.")
  })

  it("can be chosen with one click, and the account is created with it", async () => {
    const received = fakeServer([answers(SignUp, () => anaSignedIn({ locale: "es" }))])
    await open("/auth?mode=signup")
    await button("Español").click()
    await field("Nombre completo").fill("Ana Ruiz")
    await field("Correo electrónico").fill("ana@depot.example")
    await page.getByLabelText("Contraseña", { exact: true }).fill("correct horse battery")
    await button("Crear mi cuenta").click()
    await expect
      .poll(() => received.find(({ path }) => path === SignUp.path)?.body)
      .toMatchObject({ locale: "es" })
  })
})
