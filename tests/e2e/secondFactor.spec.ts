import { expect, type Page } from "@playwright/test"
import { createAccount, verifyAddress } from "./support/accounts.ts"
import { codeAt, codeField, setUp } from "./support/factors.ts"
import { test } from "./support/journey.ts"
import { mailed, newAddress, openBrowser, PASSWORD, signIn } from "./support/people.ts"

test("a second step protects an account, also when its phone is lost", async ({ browser }) => {
  const email = newAddress("ada")
  const [desk, laptop] = [await openBrowser(browser), await openBrowser(browser)]
  await verifyAddress(await createAccount(desk, "Ada Rivers", email))
  const { secret, recoveryCodes } = await setUp(desk)

  await signIn(laptop, email)
  await codeField(laptop).fill("000000")
  await laptop.getByRole("button", { name: "Continue" }).click()
  await expect(laptop.getByText(/This code isn't correct/)).toBeVisible()
  await codeField(laptop).fill(codeAt(secret, 0))
  await laptop.getByRole("button", { name: "Continue" }).click()
  await laptop.waitForURL("**/dashboard")

  const phone = await openBrowser(browser)
  await signIn(phone, email)
  await phone.getByRole("button", { name: "Use a recovery code instead" }).click()
  await phone.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0]?.toUpperCase() ?? "")
  await phone.getByRole("button", { name: "Continue" }).click()
  await phone.waitForURL("**/dashboard")
  await phone.goto("/account?tab=security")
  await expect(phone.getByText("9 codes left")).toBeVisible()
  await phone.getByRole("button", { name: "Remove Work phone" }).click()
  await phone.getByRole("button", { name: "Remove", exact: true }).click()
  await expect(phone.getByRole("button", { name: "Set up" })).toBeVisible()

  const later = await openBrowser(browser)
  await signIn(later, email)
  await later.waitForURL("**/dashboard")
})

test("after ten wrong codes none is accepted, and the owner is notified", async ({ browser }) => {
  const email = newAddress("ben")
  const [owner, stranger] = [await openBrowser(browser), await openBrowser(browser)]
  await verifyAddress(await createAccount(owner, "Ben Okoye", email))
  await setUp(owner)
  await signIn(stranger, email, PASSWORD)
  for (let n = 0; n < 10; n++) {
    await codeField(stranger).fill("000000")
    const answered = stranger.waitForResponse("**/sign-in/code")
    await stranger.getByRole("button", { name: "Continue" }).click()
    expect((await answered).status()).toBe(403)
  }
  await stranger.getByRole("button", { name: "Continue" }).click()
  await expect(stranger.getByRole("alert")).toContainText("Too many attempts")
  await owner.goto("/dashboard")
  await owner.getByRole("button", { name: /notifications/i }).click()
  await expect(owner.getByText("Many wrong codes for your account")).toBeVisible()
})

/** The code in the newest text message to a number, after one that was received before. */
const texted = async (page: Page, number: string, before = ""): Promise<string> => {
  let code = before
  await expect(async () => {
    code = /\b\d{6}\b/.exec(await mailed(page, number, /^Text message/))?.[0] ?? ""
    expect(code).not.toBe(before)
  }).toPass()
  return code
}

test("a texted code stands in for an authenticator app that is not at hand", async ({ browser }) => {
  const email = newAddress("cleo")
  const number = `+4930${Date.now() % 100_000_000}`.padEnd(13, "0")
  const [desk, counter] = [await openBrowser(browser), await openBrowser(browser)]
  await verifyAddress(await createAccount(desk, "Cleo Park", email))
  await setUp(desk)
  await desk.getByRole("button", { name: "Add a phone" }).click()
  await desk.getByLabel("Phone number").fill("555 0100")
  await desk.getByRole("button", { name: "Text me a code" }).click()
  await expect(desk.getByText(/with its country code, such as/).last()).toBeVisible()
  await desk.getByLabel("Phone number").fill(number)
  await desk.getByRole("button", { name: "Text me a code" }).click()
  const first = await texted(desk, number)
  await desk.getByLabel("Code from the text message").fill(first)
  await desk.getByRole("button", { name: "Verify" }).click()
  await expect(desk.getByText("Phone added.")).toBeVisible()

  await signIn(counter, email)
  await counter.getByRole("button", { name: `Text me a code (phone ending in ${number.slice(-2)})` }).click()
  await counter.getByLabel("Code from the text message").fill(await texted(counter, number, first))
  await counter.getByRole("button", { name: "Continue" }).click()
  await counter.waitForURL("**/dashboard")
})
