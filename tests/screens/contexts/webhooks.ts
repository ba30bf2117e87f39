import type { Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/webhooks/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/webhooks/messages/es.ts"
import { clicked, dialog } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }

const ENDPOINT = {
  id: "019aa000-0000-7000-8000-0000000000e1",
  organization_id: "019aa000-0000-7000-8000-0000000000e0",
  url: "https://erp.example.com/motorpool/events",
  description: "ERP",
  event_types: ["vehicle.added", "vehicle.changed", "assignment.changed"],
  enabled: true,
  disabled_reason: null,
  previous_secret_until: null,
  last_delivery: { status: "delivered", at: "2026-11-20T14:30:00.000Z" },
  created_at: "2026-03-02T09:30:00.000Z",
  updated_at: "2026-03-02T09:30:00.000Z"
}
const DISABLED = {
  ...ENDPOINT,
  id: "019aa000-0000-7000-8000-0000000000e2",
  url: "https://hooks.example.net/7741",
  description: null,
  enabled: false,
  disabled_reason: "failing",
  last_delivery: { status: "failed", at: "2026-11-19T14:30:00.000Z" }
}

const DELIVERY = {
  id: "019aa000-0000-7000-8000-0000000000d1",
  endpoint_id: ENDPOINT.id,
  event_type: "vehicle.added",
  status: "delivered",
  attempts: 2,
  next_attempt_at: null,
  created_at: "2026-11-20T14:30:00.000Z"
}
const PENDING = {
  ...DELIVERY,
  id: "019aa000-0000-7000-8000-0000000000d2",
  event_type: "assignment.changed",
  status: "pending",
  attempts: 1,
  next_attempt_at: "2026-11-20T15:30:00.000Z"
}

const BODY = JSON.stringify({
  type: "vehicle.added",
  timestamp: "2026-11-20T14:29:59.000Z",
  data: { organization_id: ENDPOINT.organization_id, vehicle_id: "019aa000-0000-7000-8000-0000000000f1" }
})

const attempt = {
  number: 2,
  at: "2026-11-20T14:30:07.000Z",
  outcome: "delivered",
  status_code: 200,
  duration_ms: 84,
  response: "OK"
}
const LOG = [
  attempt,
  {
    ...attempt,
    number: 1,
    at: "2026-11-20T14:30:00.000Z",
    outcome: "timeout",
    status_code: null,
    response: null
  }
]

/** What the server sends for an organization that has webhooks; the demo sends nothing to anyone. */
const withWebhooks = async (page: Page) => {
  const api = "**/api/organizations/*"
  const secret = { endpoint: ENDPOINT, secret: `whsec_${"A".repeat(43)}=` }
  await page.route(`${api}/webhook-endpoints`, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: { items: [ENDPOINT, DISABLED] } })
      : route.fulfill({ status: 201, json: secret })
  )
  await page.route(`${api}/webhook-endpoints/*/secret`, (route) => route.fulfill({ json: secret }))
  await page.route(`${api}/webhook-endpoints/*/deliveries*`, (route) =>
    route.fulfill({ json: { items: [PENDING, DELIVERY], next: null } })
  )
  await page.route(`${api}/webhook-deliveries/*`, (route) =>
    route.fulfill({ json: { ...DELIVERY, webhook_id: `evt_${DELIVERY.id}`, body: BODY, log: LOG } })
  )
}

const INTEGRATIONS = "/organization?tab=integrations"
const before = { before: withWebhooks }

const openWebhook: Open = clicked(({ locale }) => words[locale].open("erp.example.com"))

/** Opens the webhook, then presses one of its buttons. */
const fromWebhook =
  (text: (m: typeof en) => string): Open =>
  async (opening) => {
    await openWebhook(opening)
    await press(opening, text(words[opening.locale]))
  }

const press = (opening: Opening, name: string) =>
  dialog(opening).getByRole("button", { name, exact: true }).click()

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "organization-webhooks", INTEGRATIONS, before),
  screen("owner", "dialog-add-webhook", INTEGRATIONS, {
    ...before,
    shows: ["contexts/webhooks/AddWebhook.tsx"],
    open: clicked(({ locale }) => words[locale].add)
  }),
  screen("owner", "webhook", INTEGRATIONS, {
    ...before,
    shows: ["contexts/webhooks/OpenedWebhook.tsx"],
    open: openWebhook
  }),
  screen("owner", "webhook-delivery", INTEGRATIONS, {
    ...before,
    open: fromWebhook((m) => m.events["vehicle.added"])
  }),
  screen("owner", "dialog-edit-webhook", INTEGRATIONS, {
    ...before,
    shows: ["contexts/webhooks/EditWebhook.tsx"],
    open: fromWebhook((m) => m.details.edit)
  }),
  screen("owner", "dialog-webhook-secret", INTEGRATIONS, {
    ...before,
    shows: ["contexts/webhooks/WebhookSecretDialog.tsx", "ui/SecretDialog.tsx"],
    open: async (opening) => {
      const m = words[opening.locale]
      await fromWebhook(({ details }) => details.rotate)(opening)
      await opening.page.getByRole("alertdialog").getByRole("button", { name: m.details.rotate }).click()
      await opening.page.getByRole("dialog", { name: m.secret.title }).waitFor()
    }
  }),
  screen("owner", "dialog-remove-webhook", INTEGRATIONS, {
    ...before,
    shows: ["contexts/webhooks/WebhookActions.tsx"],
    open: fromWebhook((m) => m.details.remove)
  })
]
