import { CurrentActor, orFail, type OrganizationId } from "#kernel"
import { Effect } from "effect"
import { StickerInvalid } from "../../contract/errors/defects.ts"
import { Stickers } from "../domain/Stickers.ts"

/** Where a valid sticker is. */
export const placeOfSticker = (token: string) =>
  Stickers.use((stickers) => stickers.placeOf(token)).pipe(orFail(() => new StickerInvalid()))

/** Acts in the organization of a sticker, for a person without an account. */
export const inOrganizationOfSticker = (organizationId: OrganizationId) =>
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.sticker", organizationId })
