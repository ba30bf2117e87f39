import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open } from "../../support/open.tsx"

beforeEach(freshBrowser)

it.each([
  ["en", "CAR 31"],
  ["es", "COCHE 31"]
] as const)("is labelled in %s as on the landing page, and no label is cut off", async (locale, label) => {
  await chooseLocale(locale)
  fakeServer()
  await open("/auth")
  const tag = page.getByText(label, { exact: true })
  await expect.element(tag).toBeInTheDocument()
  expect(tag.element().scrollWidth).toBeLessThanOrEqual(tag.element().clientWidth)
})
