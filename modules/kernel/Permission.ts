import { Schema } from "effect"
import { outranks, Role } from "./Role.ts"

/**
 * All permissions. Each module adds its own in its `contract/permissions.ts`, so that the union is closed without
 * a central list.
 */
export interface Permissions {}

/** What a member may do, by name. */
export type Permission = keyof Permissions

/** For each permission of a module, the lowest roles that hold it; every role above one of them does, too. */
export type Grants = Readonly<Record<string, ReadonlyArray<Role>>>

/** Whether a role holds a permission that is granted to these roles and to all above them. */
export const isGranted = (granted: ReadonlyArray<Role>, role: Role): boolean =>
  granted.some((lowest) => role === lowest || outranks(role, lowest))

const NAME = /^[a-z_]+\.[a-z_]+$/

/**
 * A permission on the wire. Unknown ones are accepted: a page loaded before an update may receive permissions it
 * never checks.
 */
export const Permission = Schema.String.pipe(
  Schema.refine((text: string): text is Permission => NAME.test(text), { expected: "a permission" })
)
