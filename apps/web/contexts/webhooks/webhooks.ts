import type { Organization } from "#tenancy/contract"
import {
  EditWebhookEndpoint,
  GetWebhookDelivery,
  ListWebhookDeliveries,
  ListWebhookEndpoints,
  RemoveWebhookEndpoint,
  ReplayWebhookDelivery,
  SendTestEvent,
  type WebhookDeliveryView,
  type WebhookEndpointView,
  WEBHOOKS
} from "#webhooks/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import type { State } from "../../ui/StateBadge.tsx"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { webhooks } from "./messages/index.ts"

export interface WebhookProps {
  readonly organization: Organization
  readonly endpoint: WebhookEndpointView
}

export type Delivery = WebhookDeliveryView

export const STATES: Readonly<Record<WebhookDeliveryView["status"], State>> = {
  pending: "caution",
  delivered: "go",
  failed: "stop"
}

/** The webhooks of an organization, newest first. */
export const useWebhooks = ({ id: organizationId }: Organization) =>
  useQuery({
    queryKey: organizationKey(organizationId, WEBHOOKS),
    queryFn: () => api(ListWebhookEndpoints, { params: { organizationId } })
  })

/** What was sent to a webhook, newest first. */
export const useDeliveries = ({ organization: { id: organizationId }, endpoint: { id } }: WebhookProps) =>
  usePages({
    key: organizationKey(organizationId, WEBHOOKS, "deliveries", id),
    load: (query) => api(ListWebhookDeliveries, { params: { organizationId, webhookEndpointId: id }, query }),
    // Always fresh: people open a log to see what happened just now.
    staleTime: 0
  })

export const useDelivery = ({ id: organizationId }: Organization, webhookDeliveryId: Delivery["id"]) =>
  useQuery({
    queryKey: organizationKey(organizationId, WEBHOOKS, "delivery", webhookDeliveryId),
    queryFn: () => api(GetWebhookDelivery, { params: { organizationId, webhookDeliveryId } }),
    staleTime: 0
  })

/** Enabling or disabling, a test event, and removing. */
export const useWebhookCommands = ({ organization, endpoint }: WebhookProps, onRemoved: () => void) => {
  const m = useMessages(webhooks).details
  const params = { organizationId: organization.id, webhookEndpointId: endpoint.id }
  const enable = useOrganizationCommand<WebhookEndpointView, boolean>(organization, {
    send: (enabled) => api(EditWebhookEndpoint, { params, body: { enabled } }),
    done: ({ enabled }) => (enabled ? m.enabledNow : m.disabledNow)
  })
  const test = useOrganizationCommand(organization, {
    send: () => api(SendTestEvent, { params }),
    done: () => m.tested
  })
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveWebhookEndpoint, { params }),
    onDone: onRemoved,
    done: () => m.removed
  })
  return { enable, test, remove }
}

export const useReplay = (organization: Organization, webhookDeliveryId: Delivery["id"]) => {
  const { replayed } = useMessages(webhooks).deliveries
  return useOrganizationCommand(organization, {
    send: () =>
      api(ReplayWebhookDelivery, { params: { organizationId: organization.id, webhookDeliveryId } }),
    done: () => replayed
  })
}
