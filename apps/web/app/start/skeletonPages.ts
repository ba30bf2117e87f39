import { PAGES } from "../navigation.ts"

/** The pages in the shell, by path. */
export const SHELL_PATHS: ReadonlyArray<string> = PAGES.map(({ path }) => path)

/** The page that visitors come to. */
export const SIGN_IN_PATH = "/auth"

/** Stands in the template where the person's own address is put in. */
export const EMAIL = "{email}"

/** What the shell shows first: who is signed in, where, and what waits. */
export const FIRST_CALLS = [
  "/api/me",
  "/api/me/organizations",
  "/api/me/notifications",
  "/api/me/invitations"
] as const
