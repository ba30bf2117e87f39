import { type Member, now, orNotFound } from "#kernel"
import { Pdfs } from "#infra/pdf"
import { Profiles } from "#identity"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { WorkOrderTooLong } from "../../contract/errors/workOrders.ts"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { Language } from "../domain/documentWords.ts"
import { defectPhotosOf, readPhotos } from "./defectPhotos.ts"
import { workOrderDetails } from "./workOrderDetails.ts"
import { workOrderDocument } from "./workOrderDocument.ts"

/** A work order and what its document says, in the member's language unless another is given. */
export const documentOfOrder = Effect.fnUntraced(function* (
  member: Member,
  id: WorkOrderId,
  chosen?: Language
) {
  const { organizationId, userId } = member
  const order = yield* workOrderDetails(member, id)
  const organization = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId]))
  const language = chosen ?? people.get(userId)?.locale ?? "en"
  const { name, currency, time_zone: timeZone, units } = organization
  const printing = { language, organization: name, at: yield* now, currency, timeZone, units }
  const photos = yield* defectPhotosOf(organizationId, order)
  return { order, language, organization, printing, photos }
})
type Written = Effect.Success<ReturnType<typeof documentOfOrder>>

/** The document as PDF. No transaction waits while photos are read and it is written. */
export const pdfOf = Effect.fnUntraced(function* (
  { organizationId }: Member,
  { order, printing, photos }: Pick<Written, "order" | "printing" | "photos">
) {
  const document = workOrderDocument(order, printing, yield* readPhotos(photos))
  return yield* Pdfs.use((pdfs) => pdfs.write(document, organizationId)).pipe(
    Effect.catchTag("PdfTooLong", () => Effect.fail(new WorkOrderTooLong()))
  )
})
