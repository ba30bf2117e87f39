import type { Grants, NotificationKind } from "#kernel"
import type { Route } from "#infra/http"
import type { Job } from "#infra/jobs"
import type { Invariant } from "#infra/postgres"
import type { Layer } from "effect"

/** Any layer that cannot fail. */
type Adapters = Layer.Layer<never, never, unknown>

/** A module as the composition root sees it. */
export interface Module<
  out L extends Adapters = Adapters,
  out R extends Route<unknown> = Route<unknown>,
  out J extends Job<unknown> = Job<unknown>
> {
  /** Its folder under `modules/`, and its schema. */
  readonly name: string
  /** The layers of its ports; they may require those of earlier modules and the infrastructure. */
  readonly layer: L
  readonly routes: ReadonlyArray<R>
  /** Schedules, queued work and reactions to events. */
  readonly jobs: ReadonlyArray<J>
  /** Invariants of its tables that no constraint can express. */
  readonly invariants: ReadonlyArray<Invariant>
  readonly permissions: Grants
  /** What it notifies people of. */
  readonly notifications: ReadonlyArray<NotificationKind>
}

type Definition<L extends Adapters, R extends Route<unknown>, J extends Job<unknown>> = Pick<
  Module<L>,
  "name" | "layer"
> &
  Partial<Module<L, R, J>>

/** Declares a module in its `module.ts`; parts left out are empty. */
export const defineModule = <
  L extends Adapters,
  R extends Route<unknown> = never,
  J extends Job<unknown> = never
>(
  definition: Definition<L, R, J>
): Module<L, R, J> => ({
  routes: [],
  jobs: [],
  invariants: [],
  permissions: {},
  notifications: [],
  ...definition
})
