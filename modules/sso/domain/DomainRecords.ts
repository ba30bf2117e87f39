import { Context, type Effect } from "effect"
import type { NameServersUnavailable } from "../contract/errors.ts"

/** What the owners of domains publish about them. */
export class DomainRecords extends Context.Service<
  DomainRecords,
  {
    /** The texts of TXT records at a name. Takes up to ten seconds: never call it in a unit of work. */
    readonly at: (name: string) => Effect.Effect<ReadonlyArray<string>, NameServersUnavailable>
  }
>()("sso/DomainRecords") {}
