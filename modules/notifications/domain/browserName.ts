import { browserOf } from "#kernel"

/** The display name of a browser: `Firefox, Windows`. Empty for an unknown user agent. */
export const browserName = (userAgent: string): string => {
  const { browser, system } = browserOf(userAgent)
  return [browser, system].filter((name) => name !== undefined).join(", ")
}
