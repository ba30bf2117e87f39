import type { VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import type { Photos } from "../../fleet/handovers/usePhotos.ts"
import type { EnteredAnswer, EnteredAnswers } from "../offline/StoredInspection.ts"

/** What the items of a form need while it is filled in. */
export interface Filling {
  readonly organization: Organization
  readonly kind: VehicleKind
  readonly answers: EnteredAnswers
  readonly change: (key: string, part: Partial<EnteredAnswer>) => void
  readonly photos: Photos
  /** Whether it has as many photos as an inspection can have. */
  readonly isFull: boolean
  /** The name under which it is stored. */
  readonly draft: string
  /** The name that signatures begin with. */
  readonly person: string
}
