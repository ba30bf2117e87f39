import type { Grants } from "#kernel"

/** Importing at all; each kind of record has a permission of its own, which is required, too. */
export const importsPermissions = {
  "imports.run": ["manager"]
} as const satisfies Grants

type ImportsPermissions = typeof importsPermissions
declare module "#kernel" {
  interface Permissions extends ImportsPermissions {}
}
