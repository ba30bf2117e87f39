import type { shell } from "../../i18n/en/shell.ts"

/** The pages in the frame, by path, and under which name the catalogue has their titles. */
export const FRAMED: Readonly<Record<string, keyof (typeof shell)["english"]["pages"]>> = {
  "/dashboard": "dashboard",
  "/vehicle-map": "vehicleMap",
  "/services": "services",
  "/inspections": "inspections",
  "/device-issues": "devices",
  "/reports": "reports",
  "/customers": "customers",
  "/billing": "billing",
  "/organization": "organization",
  "/messages": "dashboard",
  "/account": "account"
}

/** The page that visitors come to. */
export const ENTRANCE = "/auth"

/** Stands in the template where the person's own address is put in. */
export const EMAIL = "{email}"

/** What the frame shows first: who is signed in, where, and what waits. */
export const FIRST_CALLS = [
  "/api/me",
  "/api/me/organizations",
  "/api/me/notifications",
  "/api/me/invitations"
] as const
