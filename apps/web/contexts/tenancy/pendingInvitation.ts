const KEY = "motorpool.invitation"

/** The invitation's token outlives reloads and the way through the sign-in, in this tab only. */
export const keepToken = (token: string) => sessionStorage.setItem(KEY, token)

export const keptToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

/** Once it was used, or turned out worthless. */
export const dropToken = () => sessionStorage.removeItem(KEY)
