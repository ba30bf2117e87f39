import {
  type DomainView,
  GetSingleSignOn,
  RemoveDomain,
  RequireSingleSignOn,
  SINGLE_SIGN_ON,
  VerifyDomain
} from "#sso/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { sso } from "./messages/index.ts"

/** The sign-in service of an organization, and its domains. */
export const useSingleSignOn = ({ id: organizationId }: Organization) =>
  useQuery({
    queryKey: organizationKey(organizationId, SINGLE_SIGN_ON),
    queryFn: () => api(GetSingleSignOn, { params: { organizationId } })
  })

/** What can be done with a domain. */
export const useDomainCommands = (
  organization: Organization,
  { id: domainId }: DomainView,
  onDone: () => unknown
) => {
  const m = useMessages(sso).domains
  const params = { organizationId: organization.id, domainId }
  const verify = useOrganizationCommand(organization, {
    send: () => api(VerifyDomain, { params }),
    done: () => m.verifiedNow
  })
  const require = useOrganizationCommand(organization, {
    send: () => api(RequireSingleSignOn, { params, body: { required: true } }),
    onDone,
    done: () => m.requiredNow
  })
  const release = useOrganizationCommand(organization, {
    send: () => api(RequireSingleSignOn, { params, body: { required: false } }),
    done: () => m.released
  })
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveDomain, { params }),
    onDone,
    done: () => m.removed
  })
  return { verify, require, release, remove }
}
