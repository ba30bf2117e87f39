import { refreshTokens } from "#infra/secrets"

/** Refreshes are counted per account. */
export const holderOfRefreshToken = refreshTokens.holderOf
