import type { AssignmentView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import type { ComponentType } from "react"

export interface HandoverNoticeProps {
  readonly organization: Organization
  readonly assignment: Pick<AssignmentView, "vehicle" | "driver">
}

/** What a driver should know who gets a vehicle: the elements of `handoverNotices` in a context's handoverNotices.ts. */
export interface HandoverNotice {
  readonly name: string
  readonly isVisible: (organization: Organization) => boolean
  /** Its code and catalogues. It shows nothing if there is nothing to know. */
  readonly load: () => Promise<ComponentType<HandoverNoticeProps>>
}
