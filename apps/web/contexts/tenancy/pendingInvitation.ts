import { tab } from "../../api/storage.ts"

const KEY = "motorpool.invitation"

/** The invitation's token outlives reloads and the way through the sign-in, in this tab only. */
export const keepToken = (token: string) => tab.setItem(KEY, token)

export const keptToken = (): string | undefined => tab.getItem(KEY) ?? undefined

/** Once it was used, or turned out worthless. */
export const dropToken = () => tab.removeItem(KEY)
