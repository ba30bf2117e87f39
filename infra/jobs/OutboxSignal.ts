import { Context, type Effect, type Scope } from "effect"

/** How those who publish events wake those who read them, so that nobody has to ask all the time. */
export class OutboxSignal extends Context.Service<
  OutboxSignal,
  {
    /** Events were committed. Wakes the readers of this process at once, those of others a little later. */
    readonly raise: () => void
    /** Calls `wake` whenever events were committed, here or elsewhere, for as long as the scope lasts. */
    readonly onRaised: (wake: () => void) => Effect.Effect<void, never, Scope.Scope>
  }
>()("infra/jobs/OutboxSignal") {}
