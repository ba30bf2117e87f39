import { Schema } from "effect"
import { outranks, Role } from "./Role.ts"

/**
 * Every permission there is. Each module adds its own, in its `contract/permissions.ts`, so that the union is
 * closed without a list that everyone edits.
 */
export interface Permissions {}

/** What a member may do, by name. */
export type Permission = keyof Permissions

/** For each permission of a module the lowest roles that hold it; every role above one of them holds it, too. */
export type Grants = Readonly<Record<string, ReadonlyArray<Role>>>

/** Whether a role holds a permission that is granted to these and to every role above one of them. */
export const isGranted = (granted: ReadonlyArray<Role>, role: Role): boolean =>
  granted.some((lowest) => role === lowest || outranks(role, lowest))

const NAME = /^[a-z_]+\.[a-z_]+$/

/**
 * A permission on the wire. One that this side does not know yet is no fault: a page that was loaded before an
 * update never asks for it.
 */
export const Permission = Schema.String.pipe(
  Schema.refine((text: string): text is Permission => NAME.test(text), { expected: "a permission" })
)
