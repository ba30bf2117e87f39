import { expect } from "@playwright/test"
import { createAccount } from "./support/accounts.ts"
import {
  consentWithoutRedirect,
  arrive,
  startWithDimo,
  consent,
  GONE,
  expectFailure,
  pauseSuccess,
  expectConnected,
  openDimo,
  openAt,
  panel,
  type Place
} from "./support/dimo.ts"
import { test } from "./support/journey.ts"
import { newAddress, signIn } from "./support/people.ts"

let place: Place

test.beforeAll(async () => {
  place = await startWithDimo("consent")
})
test.afterAll(() => place[Symbol.asyncDispose]())
test.beforeEach(() => place.dimo.reset())

test("shows that connecting was cancelled at DIMO, and offers to continue", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  await page.getByRole("button", { name: "Cancel" }).click()
  await expectFailure(page, "User cancelled the transaction")
  await expect(page).toHaveURL(`${place.address}/auth/dimo/callback`)
  await page.getByRole("link", { name: "Return to Dashboard" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test("ignores a callback without an attempt in this browser", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  const token = place.dimo.token(place.dimo.wallet())
  await page.goto(`/auth/dimo/callback?token=${token}&walletAddress=${place.dimo.wallet()}`)
  await expectFailure(page, GONE)
  await page.goto("/auth/dimo/callback")
  await expectFailure(page, GONE)
  await page.goto("/device-issues")
  await expect(panel(page).getByText("Not connected")).toBeVisible()
})

test("callbacks opened by other sites do not invalidate a pending attempt", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  const back = await consentWithoutRedirect(page)
  await page.goto("/auth/dimo/callback?error=access_denied")
  await expectFailure(page, "access_denied")
  await page.goto("/auth/dimo/callback?code=made-up&state=made-up")
  await expectFailure(page, GONE)
  await pauseSuccess(page)
  await page.goto(back)
  await expectConnected(page)
})

test("completes a callback once, even if the page is reloaded", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  const back = await consentWithoutRedirect(page)
  const finishRedirect = await pauseSuccess(page)
  await page.goto(back)
  await expectConnected(page)
  await page.reload()
  await expectConnected(page)
  await finishRedirect()
  await page.waitForURL(`${place.address}/`)
  await page.goto(back)
  await expectFailure(page, GONE)
})

test("refuses a callback in another account or browser", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  await openDimo(page, place)
  const back = await consentWithoutRedirect(page)

  await test.step("for another user in the same browser", async () => {
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitem", { name: "Sign Out" }).click()
    await page.waitForURL("**/auth")
    await page.goto(back)
    await expectFailure(page, "Not authenticated")
    await createAccount(page, "Ben Okoye", newAddress("ben"))
    await page.goto(back)
    await expectFailure(page, GONE)
  })
  await test.step("for the same user in another browser", async () => {
    const first = await openAt(browser, place)
    const email = await arrive(first)
    await openDimo(first, place)
    const theirs = await consentWithoutRedirect(first)
    const second = await openAt(browser, place)
    await signIn(second, email)
    await second.waitForURL("**/dashboard")
    await second.goto(theirs)
    await expectFailure(second, GONE)
  })
})

test("connects nothing when the provider's response is invalid, and says so", async ({ browser }) => {
  const page = await openAt(browser, place)
  await arrive(page)
  const returnWith = async (act: () => void) => {
    await page.goto("/device-issues")
    await openDimo(page, place)
    act()
    await consent(page, place)
  }
  await returnWith(() => place.dimo.forge({ walletAddress: `0x${"1".repeat(40)}` }))
  await expectFailure(page, "Token exchange failed")
  await returnWith(() => place.dimo.forge({ instead: "no-token" }))
  await expectFailure(page, "Token exchange failed")
  await returnWith(() => place.dimo.forge({ claims: { iss: "https://elsewhere.example" } }))
  await expectFailure(page, "Token exchange failed")
  await page.goto("/device-issues")
  await expect(panel(page).getByText("Not connected")).toBeVisible()
})
