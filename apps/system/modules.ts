import { auditModule } from "#audit/module"
import { customersModule } from "#customers/module"
import { filesModule } from "#files/module"
import { fleetModule } from "#fleet/module"
import { identityModule } from "#identity/module"
import { importsModule } from "#imports/module"
import { leadsModule } from "#leads/module"
import { messagingModule } from "#messaging/module"
import { notificationsModule } from "#notifications/module"
import { telematicsModule } from "#telematics/module"
import { tenancyModule } from "#tenancy/module"
import { viewsModule } from "#views/module"

/** All modules, in the order of their dependencies. */
export const modules = [
  identityModule,
  tenancyModule,
  auditModule,
  importsModule,
  viewsModule,
  filesModule,
  customersModule,
  fleetModule,
  messagingModule,
  notificationsModule,
  leadsModule,
  telematicsModule
] as const
