import { transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import { StickerInvalid } from "../../contract/errors/defects.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import type { StickerPlace } from "../domain/Stickers.ts"
import { inOrganizationOfSticker, placeOfSticker } from "./placeOfSticker.ts"

/** Returns what a person who holds a sticker's code may know: the vehicle's name and the organization's. */
export const previewSticker = Effect.fn("maintenance.previewSticker")(function* (token: string) {
  const place = yield* placeOfSticker(token)
  return yield* namesOf(place).pipe(transactional, inOrganizationOfSticker(place.organizationId))
})

const namesOf = Effect.fnUntraced(function* ({ organizationId, vehicleId }: StickerPlace) {
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  const vehicle = yield* Effect.option(namedVehicle(organizationId, vehicleId))
  if (Option.isNone(settings) || Option.isNone(vehicle)) return yield* new StickerInvalid()
  return { organization_name: settings.value.name, vehicle: vehicle.value.name }
})
