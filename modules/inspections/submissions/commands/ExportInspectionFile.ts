import { now, permitted, record, transactional } from "#kernel"
import { PhotoContents } from "#files"
import type { FileId } from "#files/contract"
import type { VehicleId } from "#fleet/contract"
import { Pdfs } from "#infra/pdf"
import { Effect, Option } from "effect"
import { InspectionFileTooLarge } from "../../contract/errors.ts"
import type { FileDays } from "../domain/filePeriod.ts"
import { fileDocument } from "../queries/fileDocument.ts"
import { type InspectionFile, inspectionFile, MOST } from "../queries/InspectionFile.ts"

/**
 * Returns a vehicle's inspections, defects and repairs in a period as PDF. The audit log says so before the file leaves. No
 * transaction waits while photos are read and the document is written.
 */
export const exportInspectionFile = Effect.fn("inspections.exportInspectionFile")(function* (
  vehicleId: VehicleId,
  days: FileDays
) {
  const member = yield* permitted("inspections.export")
  const { organizationId } = member
  const file = yield* transactional(inspectionFile(member, vehicleId, days))
  const photos = yield* photosIn(file)
  const document = fileDocument(file, photos, yield* now)
  const bytes = yield* Pdfs.use((pdfs) => pdfs.write(document, organizationId)).pipe(
    Effect.catchTag("PdfTooLong", () => Effect.fail(new InspectionFileTooLarge(MOST)))
  )
  const { name } = file.vehicle
  yield* transactional(
    record({ action: "inspections.exported", organizationId, subject: name, details: { ...days } })
  )
  return {
    bytes,
    contentType: "application/pdf",
    fileName: `${fileNameOf(name)}-${days.from}-${days.to}.pdf`
  }
})

const READ_TOGETHER = 8

const photosIn = Effect.fnUntraced(function* ({ thumbnails }: InspectionFile) {
  const contents = yield* PhotoContents
  const read = yield* Effect.forEach(
    thumbnails,
    ([id, thumbnail]) => Effect.map(contents.read(thumbnail), (bytes) => [id, bytes] as const),
    { concurrency: READ_TOGETHER }
  )
  return new Map<FileId, Uint8Array>(
    read.flatMap(([id, bytes]) => (Option.isSome(bytes) ? [[id, bytes.value] as const] : []))
  )
})

/** In a header and on a disk: letters, digits and hyphens only. */
const fileNameOf = (vehicle: string): string =>
  vehicle.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "inspections"
