import { auditModule } from "#audit/module"
import { customersModule } from "#customers/module"
import { identityModule } from "#identity/module"
import { leadsModule } from "#leads/module"
import { messagingModule } from "#messaging/module"
import { notificationsModule } from "#notifications/module"
import { telematicsModule } from "#telematics/module"
import { tenancyModule } from "#tenancy/module"

/** All modules, in the order of their dependencies. */
export const modules = [
  identityModule,
  tenancyModule,
  auditModule,
  customersModule,
  messagingModule,
  notificationsModule,
  leadsModule,
  telematicsModule
] as const
