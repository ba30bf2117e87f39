import { tab } from "../../api/storage.ts"
import { INVITATION_KEY } from "../../api/storageKeys.ts"

/** The invitation's token survives reloads and the sign-in, in this tab only. */
export const saveToken = (token: string) => tab.setItem(INVITATION_KEY, token)

export const savedToken = (): string | undefined => tab.getItem(INVITATION_KEY) ?? undefined

/** Once it was used, or proved invalid. */
export const removeToken = () => tab.removeItem(INVITATION_KEY)
