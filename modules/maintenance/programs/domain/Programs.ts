import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { ItemUnknown, ProgramExists } from "../../contract/errors/services.ts"
import type { ProgramId, TaskId } from "../../contract/ids.ts"
import { type ProgramItemFields, ProgramView } from "../../contract/programViews.ts"

/** A program without its tasks. */
export const StoredProgram = ProgramView.mapFields(Struct.omit(["items", "vehicles"]))
export type StoredProgram = typeof StoredProgram.Type

export const ListedProgram = Schema.Struct({
  ...Struct.omit(ProgramView.fields, ["items"]),
  tasks: Schema.Int
})
export type ListedProgram = typeof ListedProgram.Type

/** Which vehicles need which tasks. */
export class Programs extends Context.Service<
  Programs,
  {
    /** By name, archived ones last. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<ListedProgram>>
    readonly view: (
      organizationId: OrganizationId,
      id: ProgramId
    ) => Effect.Effect<Option.Option<ProgramView>>
    readonly countActive: (organizationId: OrganizationId) => Effect.Effect<number>
    /** Locks a program until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: ProgramId
    ) => Effect.Effect<Option.Option<StoredProgram>>
    /** Fails with `NotFound` if its rule names a group or vehicle that the organization does not have. */
    readonly add: (program: StoredProgram) => Effect.Effect<void, ProgramExists | NotFound>
    /** Stores its name, its version and whether it is archived. */
    readonly save: (program: StoredProgram) => Effect.Effect<void, ProgramExists>
    readonly saveRule: (program: StoredProgram) => Effect.Effect<void, NotFound>
    /**
     * Replaces its tasks; those that are left out are removed. Fails if one is of another program, or for another task than
     * before. Locks the tasks against being archived.
     */
    readonly saveItems: (
      program: StoredProgram,
      items: ReadonlyArray<ProgramItemFields>
    ) => Effect.Effect<void, NotFound | ItemUnknown>
    /** Those of these tasks that are active; locked against being archived. */
    readonly lockTasks: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<TaskId>
    ) => Effect.Effect<ReadonlySet<TaskId>>
  }
>()("maintenance/Programs") {}
