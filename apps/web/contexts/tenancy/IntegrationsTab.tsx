import type { Organization } from "#tenancy/contract"
import { OrganizationTokensPanel } from "../tokens/TokensPanel.tsx"
import { WebhooksPanel } from "../webhooks/WebhooksPanel.tsx"

/** How other systems work with the organization. */
export const IntegrationsTab = ({ organization }: { readonly organization: Organization }) => (
  <>
    {organization.can.includes("tokens.manage") && <OrganizationTokensPanel organization={organization} />}
    {organization.can.includes("webhooks.manage") && <WebhooksPanel organization={organization} />}
  </>
)
