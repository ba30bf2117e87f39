import { expect, type Page } from "@playwright/test"
import { messages as common } from "../../../apps/web/i18n/messages/common.en.ts"

/**
 * Waits until all transitions have ended. The effect of a click, or of a new theme or size, starts only with the
 * next frame.
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
    // One may start when another ends, for example for an inherited color.
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      for (let frames = 0; frames < 2; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await document.fonts.ready
    } while (moving().length > 0)
  })

/** Waits until the app, its data and its fonts have loaded and all transitions have ended. */
export const untilStill = async (page: Page, loading = common.loading): Promise<void> => {
  // Until the app has loaded, the document shows a skeleton, including the heading.
  await expect(page.locator("#root > [inert]")).toHaveCount(0)
  await expect(page.locator("h1").first()).toBeAttached()
  // A click may have started loading something.
  await untilArrived(page)
  // Checked together, because one may start when the other ends.
  await expect(page.locator(`[aria-busy=true], output[aria-label="${loading}"]`)).toHaveCount(0)
  await untilArrived(page)
}
