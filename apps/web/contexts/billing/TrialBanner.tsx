import { Button } from "@radix-ui/themes"
import { Link, useLocation } from "react-router"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Banner } from "../../ui/Banner.tsx"
import { useNow } from "../../ui/useNow.ts"
import { useOrganizations } from "../tenancy/organizations.ts"
import type { Organization } from "#tenancy/contract"
import { billingInShell } from "./messages/index.ts"
import { SupportContact } from "./SupportContact.tsx"

const BILLING = "/billing"

const Ended = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(billingInShell).trialEnded
  const format = useFormat(organization.time_zone)
  return (
    <Banner
      title={m.title}
      action={
        <Button asChild size="1" variant="surface" color="gray">
          <Link to={BILLING}>{m.details}</Link>
        </Button>
      }
    >
      {m.sentence(organization.name, format.date(organization.trial_ends_at))} <SupportContact />
    </Banner>
  )
}

/** On every page of an organization whose trial has ended, except Billing, which says the same: what still works, and whom to contact. */
export const TrialBanner = () => {
  const { current } = useOrganizations()
  const now = useNow()
  const isOnBilling = useLocation().pathname === BILLING
  if (!current || current.trial_ends_at.getTime() > now || isOnBilling) return null
  return <Ended organization={current} />
}
