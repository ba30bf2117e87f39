import { expect, type Page } from "@playwright/test"

/**
 * Waits until the history has an entry for each open dialog, and no other. Dialogs get and lose them a moment after they
 * open and close, sooner than a person can press Back; going back to an earlier entry aborts a reload that begins meanwhile.
 */
export const untilEntries = (page: Page, dialogs: number): Promise<void> =>
  expect.poll(() => page.evaluate((): unknown => history.state?.overlays ?? 0)).toBe(dialogs)
