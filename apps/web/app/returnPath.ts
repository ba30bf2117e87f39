import { tab } from "../api/storage.ts"
import { RETURN_PATH_KEY } from "../api/storageKeys.ts"

const HOME = "/dashboard"

/** Whether a stored text is a path of this site: anything else would allow an open redirect. */
const isOurs = (path: string) =>
  path.startsWith("/") &&
  URL.parse(path, location.origin)?.origin === location.origin &&
  !path.startsWith("/auth")

/** Remembers where the user wanted to go, until they have signed in in this tab. */
export const rememberPath = (path: string) => {
  if (isOurs(path)) tab.setItem(RETURN_PATH_KEY, path)
}

/** Where to go after sign-in: the remembered path, otherwise the Operations Center. */
export const returnPath = (): string => {
  const path = tab.getItem(RETURN_PATH_KEY)
  return path !== null && isOurs(path) ? path : HOME
}

/** Clears the remembered path once the user has arrived. */
export const forgetPath = () => tab.removeItem(RETURN_PATH_KEY)

let farewell: string | undefined

/** Where the user goes when the session that is about to end has ended, instead of to sign-in. */
export const sayFarewellAt = (path: string) => {
  farewell = path
}

/** The page to show now that the session has ended. */
export const takeFarewell = (): string => {
  const path = farewell ?? "/auth"
  farewell = undefined
  return path
}
