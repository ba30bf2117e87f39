import { EmailAddress, Ids, NotificationKinds, OrganizationId, RolePermissions } from "#kernel"
import type { Settings } from "#infra/config"
import { filesLayer, Pictures } from "#infra/files"
import {
  callRatesLayer,
  refusalsLayer,
  COUNTING_CONNECTIONS,
  IdempotencyLive,
  POOL_SIZE,
  RateLimitsLive,
  RequestTurns
} from "#infra/http"
import { eventsLayer, readOnlyQueueLayer, Operators, queueLayer } from "#infra/jobs"
import { mailsLayer, postboxLayer } from "#infra/mail"
import {
  HostResolverLive,
  outboundLayer,
  OutboundTurnsLive,
  textRecordsLayer,
  userTargetsLayer
} from "#infra/outbound"
import { relyingPartyLayer } from "#infra/passkeys"
import { Pdfs } from "#infra/pdf"
import { pool, UnitOfWorkLive } from "#infra/postgres"
import { webPushLayer } from "#infra/push"
import { signalsLayer } from "#infra/realtime"
import { Secrets } from "#infra/secrets"
import { issuersLayer } from "#identity/module"
import { smsGatewayLayer, textsLayer } from "#infra/sms"
import { vinDecoderLayer } from "#fleet/module"
import { recallAuthorityLayer } from "#maintenance/module"
import { Spreadsheets } from "#infra/spreadsheets"
import { Sales, Support } from "#leads"
import { providersLayer, streetMapsLayer } from "#telematics/module"
import { Effect, Layer, Option, type Redacted } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { AuthorityLive } from "./authority.ts"
import {
  ImportTargetsLive,
  jobs,
  ModulesLive,
  notificationKinds,
  PersonalDataLive,
  rolePermissions
} from "./assembly.ts"
import { PresentPeopleLive } from "./presence.ts"

export interface DatabaseUrls {
  readonly application: Redacted.Redacted
  readonly system: Redacted.Redacted
  readonly jobs: Redacted.Redacted
}

/** The recipients of demo requests. */
const salesLayer = ({ salesEmail, operatorOrganization }: Settings["Service"]) =>
  Layer.sync(Sales, () => ({
    email: Option.map(salesEmail, (email) => EmailAddress.make(email)),
    organizationId: Option.map(operatorOrganization, (id) => OrganizationId.make(id))
  }))

/** Whom users can write to. */
const supportLayer = ({ supportEmail }: Settings["Service"]) =>
  Layer.sync(Support, () => ({ email: Option.map(supportEmail, (email) => EmailAddress.make(email)) }))

/** The recipients of reports about dead letters. */
const operatorsLayer = ({ operationsEmail }: Settings["Service"]) =>
  Layer.sync(Operators, () => ({ email: Option.map(operationsEmail, (email) => EmailAddress.make(email)) }))

const IdsLive = Layer.succeed(Ids, { next: Effect.sync(() => randomUUIDv7()) })

/** How a process uses the queues: it runs their jobs, only sends, or only reads. */
export type QueueUse = "works" | "sends" | "reads"

const queuesFor = (use: QueueUse, url: Redacted.Redacted) =>
  use === "reads" ? readOnlyQueueLayer(url) : queueLayer({ url, worker: use === "works", jobs })

/** What both database roles share, once per process. */
export const sharedLayer = (settings: Settings["Service"], urls: DatabaseUrls, use: QueueUse) =>
  Layer.mergeAll(
    IdsLive,
    operatorsLayer(settings),
    relyingPartyLayer(settings),
    Layer.orDie(Secrets.layer(settings.secretKeys)),
    filesLayer(settings),
    Pdfs.layer,
    Pictures.layer,
    Spreadsheets.layer,
    postboxLayer(settings),
    signalsLayer(urls.system),
    queuesFor(use, urls.jobs)
  )

/** Handlers and adapters over one pool: everything runs with the rights of that pool's role. */
const handlersOver = (
  settings: Settings["Service"],
  url: Redacted.Redacted,
  name: string,
  maxConnections: number
) =>
  Layer.fresh(
    Layer.mergeAll(ImportTargetsLive, PersonalDataLive).pipe(
      Layer.provideMerge(ModulesLive),
      Layer.provideMerge(
        Layer.mergeAll(
          UnitOfWorkLive,
          eventsLayer(jobs),
          mailsLayer(settings.publicUrl),
          textsLayer(settings),
          salesLayer(settings),
          supportLayer(settings),
          webPushLayer(settings),
          PresentPeopleLive,
          Layer.succeed(RolePermissions, rolePermissions),
          Layer.succeed(NotificationKinds, notificationKinds)
        )
      ),
      Layer.provideMerge(outboundOver(settings, url)),
      Layer.provideMerge(pool({ url, name, maxConnections }))
    )
  )

const limitsOver = (url: Redacted.Redacted) =>
  Layer.mergeAll(RateLimitsLive, OutboundTurnsLive).pipe(
    // One more for the turns of outbound requests.
    Layer.provide(pool({ url, name: "motorpool-limits", maxConnections: COUNTING_CONNECTIONS + 1 }))
  )

/** Everything that calls external servers, with the rate limits for these. */
const outboundOver = (settings: Settings["Service"], url: Redacted.Redacted) =>
  Layer.mergeAll(
    issuersLayer(settings),
    providersLayer(settings),
    streetMapsLayer(settings),
    textRecordsLayer({ server: settings.dnsServer }),
    vinDecoderLayer(settings),
    recallAuthorityLayer(settings),
    smsGatewayLayer(settings)
  ).pipe(
    Layer.provideMerge(userTargetsLayer({ allowedOrigins: settings.privateOrigins })),
    Layer.provide(Layer.merge(outboundLayer(), HostResolverLive)),
    Layer.provideMerge(limitsOver(url))
  )

/** For requests and commands: restricted by row security. */
export const applicationLayer = (settings: Settings["Service"], urls: DatabaseUrls) =>
  Layer.mergeAll(IdempotencyLive, callRatesLayer(settings), refusalsLayer(settings.refusalsPerMinute)).pipe(
    Layer.provideMerge(AuthorityLive),
    Layer.provideMerge(RequestTurns.layer),
    Layer.provideMerge(handlersOver(settings, urls.application, "motorpool", POOL_SIZE))
  )

/** For scheduled jobs over all organizations and for the operator. */
export const systemLayer = (settings: Settings["Service"], urls: DatabaseUrls) =>
  handlersOver(settings, urls.system, "motorpool-system", 4)
