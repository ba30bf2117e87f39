import { type Anonymous, CurrentActor, CurrentMember, CurrentPerson, type Member, type Person } from "#kernel"
import { Context } from "effect"

/**
 * Provides what is known about a request. The type of the result is unchanged because `route` has already removed
 * these services from what the handler needs. Provided one by one, because merging a whole context would copy all
 * services for each request.
 */
export const knowing =
  (who: Anonymous | Person | Member) =>
  <R>(services: Context.Context<R>): Context.Context<R> => {
    const actor = Context.add(services, CurrentActor, who)
    if (who._tag === "Anonymous") return actor
    const person = Context.add(actor, CurrentPerson, who)
    return who._tag === "Member" ? Context.add(person, CurrentMember, who) : person
  }
