import type { Page } from "@playwright/test"

/**
 * Acts on a page, and waits until the server has processed the request. The page shows the result before that, so
 * an immediate reload would cancel the request.
 */
export const untilProcessed = async (
  page: Page,
  method: string,
  act: () => Promise<unknown>
): Promise<void> => {
  const taken = page.waitForResponse((response) => response.request().method() === method && response.ok())
  await Promise.all([taken, act()])
}
