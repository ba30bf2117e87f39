import type { ContextRoutes } from "../app/context.ts"
import { billingRoutes } from "./billing/routes.ts"
import { importsRoutes } from "./imports/routes.ts"
import { customersRoutes } from "./customers/routes.ts"
import { fleetRoutes } from "./fleet/routes.ts"
import { identityRoutes } from "./identity/routes.ts"
import { inspectionsRoutes } from "./inspections/routes.ts"
import { maintenanceRoutes } from "./maintenance/routes.ts"
import { messagingRoutes } from "./messaging/routes.ts"
import { notificationsRoutes } from "./notifications/routes.ts"
import { operationsRoutes } from "./operations/routes.ts"
import { plannedRoutes } from "./planned/routes.ts"
import { telematicsRoutes } from "./telematics/routes.ts"
import { tenancyRoutes } from "./tenancy/routes.ts"

/** The addresses of every context. */
export const CONTEXT_ROUTES: ReadonlyArray<ContextRoutes> = [
  operationsRoutes,
  plannedRoutes,
  messagingRoutes,
  notificationsRoutes,
  fleetRoutes,
  maintenanceRoutes,
  inspectionsRoutes,
  customersRoutes,
  importsRoutes,
  telematicsRoutes,
  billingRoutes,
  tenancyRoutes,
  identityRoutes
]
