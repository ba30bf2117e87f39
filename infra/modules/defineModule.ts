import type { Demo, Grants, ImportTarget, NotificationKind, PersonalData } from "#kernel"
import type { Cli, Operation } from "#infra/cli"
import type { AnyIntake, Route } from "#infra/http"
import type { Job } from "#infra/jobs"
import type { Invariant } from "#infra/postgres"
import type { LiveSource } from "#infra/realtime"
import type { Layer } from "effect"

/** Any layer that cannot fail. */
type Adapters = Layer.Layer<never, never, unknown>

/** A module as the composition root sees it. */
export interface Module<
  out L extends Adapters = Adapters,
  out R extends Route<unknown> = Route<unknown>,
  out J extends Job<unknown> = Job<unknown>,
  out C extends Operation = Operation,
  out D = unknown,
  out I extends ImportTarget = ImportTarget,
  out T extends AnyIntake<unknown> = AnyIntake<unknown>,
  out S extends LiveSource<unknown> = LiveSource<unknown>,
  out P extends PersonalData = PersonalData
> {
  /** Its folder under `modules/`, and its schema. */
  readonly name: string
  /** The layers of its ports; they may require those of earlier modules and the infrastructure. */
  readonly layer: L
  readonly routes: ReadonlyArray<R>
  /** Where devices report. */
  readonly intakes: ReadonlyArray<T>
  /** What changes too often for events. */
  readonly sources: ReadonlyArray<S>
  /** Schedules, queued work and reactions to events. */
  readonly jobs: ReadonlyArray<J>
  /** Invariants of its tables that no constraint can express. */
  readonly invariants: ReadonlyArray<Invariant>
  readonly permissions: Grants
  /** What it notifies people of. */
  readonly notifications: ReadonlyArray<NotificationKind>
  /** Its records that can be imported from a file. */
  readonly imports: ReadonlyArray<I>
  /** What it holds about people, for their data exports. */
  readonly personalData: ReadonlyArray<P>
  /** Its commands. Loaded by the shell alone. */
  readonly cli: (() => Promise<{ readonly cli: Cli<C> }>) | null
  /** Its part of the demo, which needs the services `D`. Loaded by `demo load` alone. */
  readonly demo: (() => Promise<{ readonly demo: Demo<D> }>) | null
}

type Definition<
  L extends Adapters,
  R extends Route<unknown>,
  J extends Job<unknown>,
  C extends Operation,
  D,
  I extends ImportTarget,
  T extends AnyIntake<unknown>,
  S extends LiveSource<unknown>,
  P extends PersonalData
> = Pick<Module<L>, "name" | "layer"> & Partial<Module<L, R, J, C, D, I, T, S, P>>

/** Declares a module in its `module.ts`; parts left out are empty. */
export const defineModule = <
  L extends Adapters,
  R extends Route<unknown> = never,
  J extends Job<unknown> = never,
  C extends Operation = never,
  D = never,
  I extends ImportTarget = never,
  T extends AnyIntake<unknown> = never,
  S extends LiveSource<unknown> = never,
  P extends PersonalData = never
>(
  definition: Definition<L, R, J, C, D, I, T, S, P>
): Module<L, R, J, C, D, I, T, S, P> => ({
  routes: [],
  intakes: [],
  sources: [],
  jobs: [],
  invariants: [],
  permissions: {},
  notifications: [],
  imports: [],
  personalData: [],
  cli: null,
  demo: null,
  ...definition
})
