import type { Grants } from "#kernel"

/**
 * Permissions for saved views, each with the lowest roles that have it: save views for oneself, share them with everyone,
 * and change or delete what others shared.
 */
export const viewsPermissions = {
  "views.save": ["viewer"],
  "views.share": ["technician", "agent", "sales"],
  "views.manage": ["manager"]
} as const satisfies Grants

type ViewsPermissions = typeof viewsPermissions
declare module "#kernel" {
  interface Permissions extends ViewsPermissions {}
}
