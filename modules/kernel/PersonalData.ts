import { Context, type Effect, type Schema } from "effect"
import type { OrganizationId, UserId } from "./ids.ts"

/** Lists by name, as they are exported. */
export type ExportedLists = Readonly<Record<string, ReadonlyArray<Schema.Json>>>

/** How many entries an exported list has at most: the newest. */
export const MOST_EXPORTED = 20_000

/**
 * A module's part of what people can export about themselves, without secrets. Each effect runs in a unit of work of its
 * own, acting for the person.
 */
export interface PersonalData<out R = unknown> {
  /**
   * What belongs to the person, wherever it was. Of organizations that they have left, or that require a second factor they
   * lack, it says no more than the app shows them: `openTo` has the others.
   */
  readonly own?: (
    userId: UserId,
    openTo: ReadonlyArray<OrganizationId>
  ) => Effect.Effect<ExportedLists, never, R>
  /** What they wrote, received or do in an organization of which they are a member. */
  readonly within?: (organizationId: OrganizationId, userId: UserId) => Effect.Effect<ExportedLists, never, R>
}

/** The parts of all modules. */
export class PersonalDataParts extends Context.Service<
  PersonalDataParts,
  ReadonlyArray<PersonalData<never>>
>()("kernel/PersonalDataParts") {}
