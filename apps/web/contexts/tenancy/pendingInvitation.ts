import { tab } from "../../api/storage.ts"
import { INVITATION_KEY } from "../../api/storageKeys.ts"

/** The invitation's token outlives reloads and the way through the sign-in, in this tab only. */
export const keepToken = (token: string) => tab.setItem(INVITATION_KEY, token)

export const keptToken = (): string | undefined => tab.getItem(INVITATION_KEY) ?? undefined

/** Once it was used, or turned out worthless. */
export const dropToken = () => tab.removeItem(INVITATION_KEY)
