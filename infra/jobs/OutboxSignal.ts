import { Context, type Effect, type Scope } from "effect"

/** How publishers of events wake their readers, so that these need not poll. */
export class OutboxSignal extends Context.Service<
  OutboxSignal,
  {
    /** Events were committed. Wakes the readers of this process immediately, those of others a little later. */
    readonly raise: () => void
    /** Calls `wake` whenever events were committed, in any process, until the scope closes. */
    readonly onRaised: (wake: () => void) => Effect.Effect<void, never, Scope.Scope>
  }
>()("infra/jobs/OutboxSignal") {}
