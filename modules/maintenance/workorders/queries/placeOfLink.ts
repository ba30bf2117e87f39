import { CurrentActor, orFail, type OrganizationId } from "#kernel"
import { Effect } from "effect"
import { EstimateLinkInvalid } from "../../contract/errors/approvalLinks.ts"
import { ApprovalLinks } from "../domain/ApprovalLinks.ts"

/** Which link a token is that of. */
export const placeOfLink = (token: string) =>
  ApprovalLinks.use((links) => links.placeOf(token)).pipe(orFail(() => new EstimateLinkInvalid()))

/** Acts in the organization of a link, for a person without an account. */
export const inOrganizationOfLink = (organizationId: OrganizationId) =>
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.approval-link", organizationId })
