import { expect, type Page } from "@playwright/test"
import { totpCode } from "#infra/secrets"

/** How long a busy machine may take to send a code. */
const MARGIN = 8_000

/** The code of this half minute or the one before: each works once. Shortly before its end, the next one counts as this. */
export const codeAt = (secret: string, steps: -1 | 0): string =>
  totpCode(secret, new Date(Date.now() + MARGIN + steps * 30_000))

export const codeField = (page: Page) => page.getByLabel("Code from your authenticator app")

/** Sets two-step verification up. Returns the secret and the recovery codes that the page shows. */
export const setUp = async (page: Page) => {
  await page.goto("/account?tab=security")
  return setUpHere(page)
}

/** The same on the page that is open. */
export const setUpHere = async (page: Page) => {
  await page.getByRole("button", { name: "Set up" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Work phone")
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
  const secret = (await page.getByRole("textbox", { name: "Setup key" }).inputValue()).replaceAll(" ", "")
  await codeField(page).fill("000 000")
  await page.getByRole("button", { name: "Verify" }).click()
  await expect(page.getByText(/This code isn't correct/)).toBeVisible()
  await codeField(page).fill(codeAt(secret, -1))
  await page.getByRole("button", { name: "Verify" }).click()
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allTextContents()
  await page.getByRole("button", { name: "I saved them" }).click()
  await expect(page.getByText("Work phone")).toBeVisible()
  return { secret, recoveryCodes }
}
