import { CHROMIUM_ARGUMENTS, findChromium } from "../../../scripts/chromium.ts"

const executablePath = findChromium()

/**
 * The headless shell has neither background synchronization nor notifications:
 * `test.use({ launchOptions: wholeBrowser })`.
 */
export const wholeBrowser = { args: [...CHROMIUM_ARGUMENTS], ...(executablePath && { executablePath }) }
