import { CONTEXT_ROUTES } from "../../contexts/routes.ts"

/** The paths of the pages in the shell, those of records with a parameter. */
export const SHELL_PATHS: ReadonlyArray<string> = CONTEXT_ROUTES.flatMap(({ routes }) => routes)
  .filter(({ within }) => within === "shell")
  .map(({ path }) => path)

/** The part of the skeleton for pages of records, whose titles are not known yet. */
export const RECORD = "record"

/** The page visitors arrive at. */
export const SIGN_IN_PATH = "/auth"

/** The query of the same page where visitors create an account; the landing page leads there. */
export const SIGN_UP_QUERY = "?mode=signup"

/** Placeholder in the template for the user's email address. */
export const EMAIL = "{email}"

/** The first requests of the shell: who is signed in, where, and what is unread. */
export const FIRST_CALLS = [
  "/api/me",
  "/api/me/organizations",
  "/api/me/notifications",
  "/api/me/invitations"
] as const
