import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const notificationId = "0199d6a0-0000-7000-8000-000000000002"

/** A subscription as a browser makes one. */
const browserSubscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg"
  }
})

export const isolation: IsolationSample = {
  seed: async ({ app, organizationId, owner: { user, access_token: token, refresh_token } }) => {
    await app.admin.query(
      `insert into notifications.notifications
         (user_id, id, event_id, kind, organization_id, title, message, shown, created_at)
       values ($1, $2, $2, 'role_changed', $3, $4, $4, true, now())`,
      [user.id, notificationId, organizationId, MARKER]
    )
    const body = { ...browserSubscription(MARKER.replaceAll(" ", "-")), refresh_token }
    await call(app, "PUT", "/api/me/push-subscription", { token, body })
    const { body: browsers } = await call(app, "GET", "/api/me/push-subscriptions", { token })
    return { notificationId, pushSubscriptionId: idIn(browsers) }
  },
  bodies: {
    editNotificationPreferences: () => ({
      kinds: [{ kind: "role_changed", email: false }],
      digest_at: "08:00"
    }),
    subscribeToPush: () => ({ ...browserSubscription("sample"), refresh_token: "mp_rt_unknown" })
  }
}
