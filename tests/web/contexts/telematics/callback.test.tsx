import { CompleteConnection, MyConnection } from "#telematics/contract"
import { StrictMode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { App } from "../../../../apps/web/app/App.tsx"
import { routes } from "../../../../apps/web/app/routes.tsx"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { preventNavigation } from "../../support/preventNavigation.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSession, depot } from "../../support/people.ts"
import { deferred } from "../support/deferred.ts"
import { id } from "../support/fixtures.ts"
import { connection, noConnection } from "./fixtures.ts"
import { calls } from "./scene.ts"

const ATTEMPT = "motorpool.telematics.attempt"
const CALLBACK = "/auth/dimo/callback"

/** Ana opened DIMO from this browser. */
const departed = (userId: string = anaSession().user.id) =>
  localStorage.setItem(
    ATTEMPT,
    JSON.stringify({ attempt: "the-secret", provider: "dimo", userId, startedAt: Date.now() })
  )

/** As set by index.html: the query the page was opened with. */
const arriveWith = (query: string) => {
  window.returnedQuery = query
  return open(CALLBACK)
}

const completes = answers(CompleteConnection, () => ({
  organization_id: depot().id,
  message: "DIMO account connected successfully"
}))
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const exchanges = (received: Parameters<typeof calls>[0]) => calls(received, "POST", "/dimo/connections")

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("success", () => {
  it("shows progress, then success, and redirects after 2 seconds", async () => {
    departed()
    const answer = deferred(completes)
    fakeServer([answer.answer])
    const addresses = preventNavigation()
    await arriveWith("?token=eyJ.a.b&walletAddress=0xAb&cs=echoed")
    await expect.element(page.getByRole("status").getByText("Connecting", { exact: false })).toBeVisible()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    answer.release()
    await expect.element(heading("Connected Successfully")).toBeVisible()
    await expect.element(page.getByText("DIMO account connected successfully")).toBeVisible()
    // The title is set when the 2 seconds start, a moment after it first appears.
    await expect.poll(() => document.title).toBe("Connected Successfully · Motorpool")
    expect(addresses).toEqual([])
    vi.advanceTimersByTime(1999)
    expect(addresses).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(() => addresses).toEqual(["/"])
  })

  it.each([
    [
      "?token=eyJ.a.b&walletAddress=0xAb&cs=echoed&email=a%40b.example&vehicles=1,2",
      { token: "eyJ.a.b", wallet_address: "0xAb", echo: "echoed" }
    ],
    ["?code=abc&state=xyz", { code: "abc", state: "xyz" }],
    [`?code=abc&state=${"s".repeat(4001)}`, { code: "abc" }]
  ])("sends the parameters of %s, with this browser's attempt", async (query, body) => {
    departed()
    const received = fakeServer([completes])
    preventNavigation()
    await arriveWith(query)
    await expect.element(heading("Connected Successfully")).toBeVisible()
    expect(exchanges(received).map((call) => call.body)).toEqual([{ attempt: "the-secret", ...body }])
    expect(localStorage.getItem(ATTEMPT)).toBe(null)
  })

  it("exchanges once, even when React renders twice", async () => {
    departed()
    const received = fakeServer([completes])
    preventNavigation()
    window.returnedQuery = "?code=abc&state=xyz"
    await render(
      <StrictMode>
        <App>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [CALLBACK] })} />
        </App>
      </StrictMode>
    )
    await expect.element(heading("Connected Successfully")).toBeVisible()
    expect(exchanges(received)).toHaveLength(1)
    // Strict: fails if there are two.
    await expect.element(page.getByText("DIMO account connected successfully")).toBeVisible()
  })

  it("still succeeds when the page is reloaded before the redirect", async () => {
    departed()
    const received = fakeServer([completes, answers(MyConnection, () => connection())])
    preventNavigation()
    const { screen } = await arriveWith("?code=abc&state=xyz")
    await expect.element(heading("Connected Successfully")).toBeVisible()
    await screen.unmount()
    await arriveWith("")
    await expect.element(heading("Connected Successfully")).toBeVisible()
    expect(exchanges(received)).toHaveLength(1)
  })

  it("is available in Spanish", async () => {
    departed()
    fakeServer([completes])
    preventNavigation()
    await chooseLocale("es")
    await arriveWith("?code=abc")
    await expect.element(heading("Conexión realizada")).toBeVisible()
    await expect.element(page.getByText("Cuenta de DIMO conectada correctamente")).toBeVisible()
  })
})

describe("failure", () => {
  const failed = async (...texts: ReadonlyArray<string>) => {
    await expect.element(heading("Connection Failed")).toBeVisible()
    for (const text of texts)
      await expect.element(page.getByRole("main").getByText(text, { exact: true })).toBeVisible()
    for (const [name, path] of [
      ["Return to Dashboard", "/dashboard"],
      ["Go to Devices", "/device-issues"]
    ] as const)
      await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", path)
  }

  it("shows the provider's error without calling the server or invalidating the attempt, because it can be forged", async () => {
    departed()
    const received = fakeServer()
    await arriveWith("?error=access_denied&error_description=The+user+said+no&code=abc")
    await failed("access_denied", "The user said no")
    expect(exchanges(received)).toEqual([])
    expect(localStorage.getItem(ATTEMPT)).toContain("the-secret")
  })

  it("shows forgeable parameters as plain, truncated text", async () => {
    fakeServer()
    const markup = '<img src=x onerror="window.broken=1"><a href="https://evil.example">here</a>'
    const query = new URLSearchParams({
      error: markup,
      error_description: `\u202Edenrut\u0000 ${"x".repeat(5000)}`
    })
    await arriveWith(`?${query}`)
    await failed(markup)
    const main = page.getByRole("main").element()
    expect(main.querySelectorAll("img, a:not([href='/dashboard'], [href='/device-issues'])")).toHaveLength(0)
    expect(main.textContent.length).toBeLessThan(1000)
    expect(main.textContent).not.toContain("\u202E")
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it("explains that the user signed out at DIMO", async () => {
    const received = fakeServer()
    await arriveWith("?logout=true")
    await failed("You signed out at DIMO. Nothing was connected.")
    expect(exchanges(received)).toEqual([])
  })

  it("shows visitors that they are not authenticated, with and without a code", async () => {
    await freshBrowser()
    const received = fakeServer()
    await arriveWith("?code=abc&state=xyz")
    await failed("Not authenticated")
    expect(received).toEqual([])
  })

  const gone = "This connection attempt is no longer valid. Start again from Devices."
  it.each([
    ["without an attempt", () => undefined],
    ["with another person's attempt", () => departed(id(101))]
  ])("shows the server's error %s, and sends no secret", async (_, before) => {
    before()
    const received = fakeServer([refuses(CompleteConnection, 410, "connection_attempt_invalid", gone)])
    await arriveWith("?code=abc&state=xyz")
    await failed(gone)
    expect(exchanges(received).map(({ body }) => body)).toEqual([{ attempt: "", code: "abc", state: "xyz" }])
    expect(localStorage.getItem(ATTEMPT)).toBe(null)
  })

  it("shows a refusal, says in a toast what has failed, and keeps the attempt for a genuine callback", async () => {
    departed()
    fakeServer([refuses(CompleteConnection, 409, "token_refused", "Token exchange failed")])
    await arriveWith("?token=eyJ.a.b")
    await failed("Token exchange failed")
    // Strict: fails if the toast repeats it.
    await expect.element(page.getByText("Token exchange failed")).toBeVisible()
    await expect.element(page.getByText("Failed to connect DIMO account")).toBeVisible()
    expect(localStorage.getItem(ATTEMPT)).toContain("the-secret")
  })

  it("shows a generic message with the request ID for a server error", async () => {
    departed()
    fakeServer([refuses(CompleteConnection, 500, "internal", "Something broke.")])
    await arriveWith("?code=abc")
    await failed("An unexpected error occurred", "Request req-1")
    await expect.element(page.getByText("Failed to connect DIMO account")).toBeVisible()
  })

  it("reports a reload during the exchange only if nothing was connected", async () => {
    departed()
    sessionStorage.setItem("motorpool.telematics.arrived", anaSession().user.id)
    fakeServer([
      answers(MyConnection, () => noConnection()),
      replies(CompleteConnection, (request) =>
        refuses(CompleteConnection, 410, "connection_attempt_invalid", gone).reply(request)
      )
    ])
    await arriveWith("")
    await failed(gone)
  })

  it("shows nothing when the session ends during the exchange", async () => {
    departed()
    fakeServer([refuses(CompleteConnection, 401, "unauthenticated")])
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    signIn(anaSession({ expiresIn: 3600 }))
    await arriveWith("?code=abc")
    await expect.element(heading("Connection Failed")).toBeVisible()
  })
})
