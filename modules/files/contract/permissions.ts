import type { Grants } from "#kernel"

/** Everyone uploads and reads; which files they see, and where they may add theirs, depends on the records. */
export const filesPermissions = {
  "files.read": ["viewer"],
  "files.upload": ["viewer"]
} as const satisfies Grants

type FilesPermissions = typeof filesPermissions
declare module "#kernel" {
  interface Permissions extends FilesPermissions {}
}
