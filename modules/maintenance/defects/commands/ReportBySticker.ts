import { type Input, now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { StickerInvalid } from "../../contract/errors/defects.ts"
import { StickersChanged } from "../../contract/events/defects.ts"
import type { ReportBySticker } from "../../contract/stickers.ts"
import { Defects } from "../../ports/Defects.ts"
import { type StickerPlace, Stickers } from "../domain/Stickers.ts"
import { inOrganizationOfSticker, placeOfSticker } from "../queries/placeOfSticker.ts"

type Form = Input<typeof ReportBySticker>["body"]

/**
 * Reports a defect of the vehicle that a sticker is in, for a person without an account. It grounds nothing: anyone could
 * take a vehicle off the road. Drops the reports of bots with the same response.
 */
export const reportBySticker = Effect.fn("maintenance.reportBySticker")(function* ({
  website = "",
  ...form
}: Form) {
  if (website !== "") return
  const place = yield* placeOfSticker(form.token)
  yield* report(place, form).pipe(transactional, inOrganizationOfSticker(place.organizationId))
})

const report = Effect.fnUntraced(function* (
  place: StickerPlace,
  { token, report_id, title, note, says_unsafe: saysUnsafe, name, contact }: Form
) {
  const { organizationId, vehicleId } = place
  const raised = {
    vehicleId,
    title,
    note,
    system: "other" as const,
    severity: "minor" as const,
    blocking: false,
    source: "sticker" as const,
    origin: { module: "maintenance", id: report_id },
    item: "sticker",
    photos: [],
    reporter: { name, contact, saysUnsafe }
  }
  yield* Defects.use((defects) => defects.raise(organizationId, [raised])).pipe(
    // Its vehicle is gone, and with it the sticker.
    Effect.catchTag("NotFound", () => Effect.fail(new StickerInvalid())),
    Effect.catchTag("FileUnavailable", Effect.die)
  )
  const at = yield* now
  yield* Stickers.use((stickers) => stickers.use(place, token, at))
  yield* publish(new StickersChanged({ organizationId, vehicleId }))
})
