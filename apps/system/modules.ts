import { auditModule } from "#audit/module"
import { customersModule } from "#customers/module"
import { filesModule } from "#files/module"
import { fleetModule } from "#fleet/module"
import { identityModule } from "#identity/module"
import { importsModule } from "#imports/module"
import { inspectionsModule } from "#inspections/module"
import { leadsModule } from "#leads/module"
import { maintenanceModule } from "#maintenance/module"
import { messagingModule } from "#messaging/module"
import { notificationsModule } from "#notifications/module"
import { telematicsModule } from "#telematics/module"
import { ssoModule } from "#sso/module"
import { tenancyModule } from "#tenancy/module"
import { tokensModule } from "#tokens/module"
import { viewsModule } from "#views/module"
import { webhooksModule } from "#webhooks/module"

/** All modules, in the order of their dependencies. */
export const modules = [
  identityModule,
  tenancyModule,
  auditModule,
  ssoModule,
  tokensModule,
  importsModule,
  viewsModule,
  filesModule,
  customersModule,
  fleetModule,
  maintenanceModule,
  inspectionsModule,
  messagingModule,
  notificationsModule,
  leadsModule,
  telematicsModule,
  webhooksModule
] as const
