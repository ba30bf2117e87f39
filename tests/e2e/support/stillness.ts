import { expect, type Page } from "@playwright/test"

/** Everything a page waits for is there: its data, its fonts; what moves has arrived. */
export const untilStill = async (page: Page, loading = "Loading…"): Promise<void> => {
  await expect(page.locator("h1").first()).toBeAttached()
  await expect(page.locator(`[aria-busy=true], output[aria-label="${loading}"]`)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
