import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/operations/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/operations/messages/es.ts"
import { type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }

const openDefinition = async ({ page, locale }: Opening) => {
  const { whatIs, numbers } = words[locale]
  await page.getByRole("button", { name: whatIs(numbers.overdue.label) }).click()
  await expect(page.getByText(numbers.overdue.about)).toBeVisible()
}

/** The page itself comes from its route, and an organization without vehicles from the app's own screens. */
export const screens: ReadonlyArray<Screen> = [
  screen("viewer", "viewer-dashboard", "/dashboard"),
  screen("owner", "popover-number", "/dashboard", {
    shows: ["contexts/operations/numbers/NumberPopover.tsx"],
    open: openDefinition,
    openedInEachLanguage: true
  })
]
