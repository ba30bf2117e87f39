import type { Rule } from "../model/Rule.ts"
import { acyclic } from "./acyclic.ts"
import { browserStorage } from "./browserStorage.ts"
import { casts } from "./casts.ts"
import { doors } from "./doors.ts"
import { edges } from "./edges.ts"
import { endpoints } from "./endpoints.ts"
import { events } from "./events.ts"
import { fileNames } from "./fileNames.ts"
import { layers } from "./layers.ts"
import { longTexts } from "./longTexts.ts"
import { names } from "./names.ts"
import { noticeLinks } from "./noticeLinks.ts"
import { onlineButtons } from "./onlineButtons.ts"
import { overlays } from "./overlays.ts"
import { ownSchema } from "./ownSchema.ts"
import { packages } from "./packages.ts"
import { publicPages } from "./publicPages.ts"
import { publicPorts } from "./publicPorts.ts"
import { pureModules } from "./pureModules.ts"
import { queryKeys } from "./queryKeys.ts"
import { readmes } from "./readmes.ts"
import { services } from "./services.ts"
import { sizes } from "./sizes.ts"
import { sqlInAdapters } from "./sqlInAdapters.ts"
import { useCases } from "./useCases.ts"
import { writePorts } from "./writePorts.ts"

export const rules: ReadonlyArray<Rule> = [
  doors,
  layers,
  edges,
  acyclic,
  packages,
  sqlInAdapters,
  ownSchema,
  pureModules,
  publicPages,
  fileNames,
  names,
  useCases,
  publicPorts,
  writePorts,
  endpoints,
  events,
  queryKeys,
  casts,
  browserStorage,
  overlays,
  longTexts,
  onlineButtons,
  noticeLinks,
  services,
  readmes,
  sizes
]
