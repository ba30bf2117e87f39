import { browserOf } from "#kernel"

/** What a user agent's text says to a person: `Firefox, Windows`. Empty when it says nothing. */
export const browserName = (userAgent: string): string => {
  const { browser, system } = browserOf(userAgent)
  return [browser, system].filter((name) => name !== undefined).join(", ")
}
