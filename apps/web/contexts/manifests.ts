import type { Manifest } from "../app/context.ts"
import { billingContext } from "./billing/manifest.ts"
import { importsContext } from "./imports/manifest.ts"
import { customersContext } from "./customers/manifest.ts"
import { fleetContext } from "./fleet/manifest.ts"
import { identityContext } from "./identity/manifest.ts"
import { inspectionsContext } from "./inspections/manifest.ts"
import { maintenanceContext } from "./maintenance/manifest.ts"
import { messagingContext } from "./messaging/manifest.ts"
import { notificationsContext } from "./notifications/manifest.ts"
import { operationsContext } from "./operations/manifest.ts"
import { plannedContext } from "./planned/manifest.ts"
import { telematicsContext } from "./telematics/manifest.ts"
import { tenancyContext } from "./tenancy/manifest.ts"

/** The contexts' contributions to the shell, in the order of the palette. */
export const CONTEXTS: ReadonlyArray<Manifest> = [
  operationsContext,
  plannedContext,
  messagingContext,
  notificationsContext,
  fleetContext,
  maintenanceContext,
  inspectionsContext,
  customersContext,
  importsContext,
  telematicsContext,
  billingContext,
  tenancyContext,
  identityContext
]
