import { expect, type Page } from "@playwright/test"
import { messages as common } from "../../../apps/web/i18n/messages/common.en.ts"

/**
 * What moves has arrived. What was just pressed, and a theme or a size that was just asked for, shows with the
 * next frame only.
 */
export const untilArrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity
        )
    // Where one ends another may begin, as when a colour is inherited.
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      for (let frames = 0; frames < 2; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await document.fonts.ready
    } while (moving().length > 0)
  })

/** Everything a page waits for is there: the app, its data, its fonts; what moves has arrived. */
export const untilStill = async (page: Page, loading = common.loading): Promise<void> => {
  // Until the app comes, the document shows a picture of the page, heading and all.
  await expect(page.locator("#root > [inert]")).toHaveCount(0)
  await expect(page.locator("h1").first()).toBeAttached()
  // What was just pressed may have something to load.
  await untilArrived(page)
  // Asked for together: one may begin where the other ends.
  await expect(page.locator(`[aria-busy=true], output[aria-label="${loading}"]`)).toHaveCount(0)
  await untilArrived(page)
}
