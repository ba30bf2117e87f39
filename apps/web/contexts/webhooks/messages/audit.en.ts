export const messages = {
  sentences: {
    "webhook.created": "[actor] added the webhook to [subject]",
    "webhook.disabled": "[actor] disabled the webhook to [subject]",
    "webhook.edited": "[actor] changed the webhook to [subject]: [fields]",
    "webhook.removed": "[actor] removed the webhook to [subject]",
    "webhook.replayed": "[actor] replayed an event to [subject]",
    "webhook.secret_rotated": "[actor] replaced the secret of the webhook to [subject]"
  },
  fields: { url: "URL", description: "description", event_types: "events", enabled: "state" }
}
