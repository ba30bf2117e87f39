import {
  type Actor,
  actingAs,
  CurrentActor,
  Departures,
  type EventId,
  type ExportedLists,
  now,
  notify,
  type OrganizationId,
  type PersonalData,
  PersonalDataParts,
  publish,
  transactional,
  type UserId
} from "#kernel"
import { Secrets } from "#infra/secrets"
import { Effect } from "effect"
import { type DataExportId, DataExportCompleted } from "../../contract/index.ts"
import { security } from "../../notifications.ts"
import { DATA_EXPORT, DataExports } from "../domain/DataExports.ts"

const actingFor = (userId: UserId, organizationId?: OrganizationId): Actor => ({
  _tag: "Job",
  name: "identity",
  userId,
  ...(organizationId && { organizationId })
})

const listsOf = Effect.fnUntraced(
  function* (actor: Actor, read: (part: PersonalData<never>) => Effect.Effect<ExportedLists> | undefined) {
    const lists: Record<string, ExportedLists[string]> = {}
    for (const part of yield* PersonalDataParts)
      Object.assign(lists, yield* transactional(read(part) ?? Effect.succeed({})))
    return lists satisfies ExportedLists
  },
  (work, actor) => Effect.provideService(work, CurrentActor, actor)
)

/**
 * Everything, in a unit of work for each part, so that none of them is long. Of an organization whose required second factor
 * they lack, people get its name only.
 */
const collect = Effect.fnUntraced(function* (userId: UserId) {
  const joined = yield* Departures.use((departures) => transactional(departures.of(userId)))
  const openTo = joined.filter(({ awaitsSecondFactor }) => !awaitsSecondFactor).map(({ id }) => id)
  const own = yield* listsOf(actingFor(userId), (part) => part.own?.(userId, openTo))
  const organizations = []
  for (const { id, name, awaitsSecondFactor } of joined)
    organizations.push({
      id,
      name,
      ...(awaitsSecondFactor
        ? { withheld: "This organization requires a second factor. Add one, then request another export." }
        : yield* listsOf(actingFor(userId, id), (part) => part.within?.(id, userId)))
    })
  return { exported_at: (yield* now).toISOString(), ...own, organizations }
})

const announce = {
  en: {
    title: "Your data is ready",
    message: "The file with your data can be downloaded for 24 hours from your account's security settings."
  },
  es: {
    title: "Sus datos están listos",
    message: "El archivo con sus datos puede descargarse durante 24 horas desde la seguridad de su cuenta."
  }
}

const complete = Effect.fnUntraced(function* (
  { userId, exportId, eventId }: RequestedExport,
  content: string
) {
  const at = yield* now
  const isFirst = yield* DataExports.use((exports) => exports.complete(exportId, content, at))
  if (!isFirst) return
  yield* publish(new DataExportCompleted({ userId }))
  const link = `/account?tab=security` as const
  yield* notify({ kind: security, eventId, userId, organizationId: null, link, words: announce })
}, transactional)

export interface RequestedExport {
  readonly userId: UserId
  readonly exportId: DataExportId
  readonly eventId: EventId
}

/** Writes a requested export and notifies its owner. Repeating it changes nothing. */
export const writeDataExport = Effect.fn("identity.writeDataExport")(
  function* (requested: RequestedExport) {
    const { userId, exportId } = requested
    const isAwaited = yield* transactional(DataExports.use((exports) => exports.isAwaited(userId, exportId)))
    if (!isAwaited) return
    const secrets = yield* Secrets
    const document = JSON.stringify(yield* collect(userId), null, 2)
    yield* complete(requested, secrets.seal(DATA_EXPORT, document))
  },
  (work, { userId }) => actingAs(userId)(work)
)
