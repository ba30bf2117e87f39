import type { Organization } from "#tenancy/contract"
import { Proofs } from "../../identity/proof/Proofs.tsx"
import { SingleSignOnPanel } from "../../sso/SingleSignOnPanel.tsx"
import { SecondFactorPanel } from "./SecondFactorPanel.tsx"

/** What protects the organization, panel by panel. */
export const SecurityTab = ({ organization }: { readonly organization: Organization }) => (
  <>
    <SecondFactorPanel organization={organization} />
    <SingleSignOnPanel organization={organization} />
    <Proofs />
  </>
)
