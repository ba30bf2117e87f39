import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"

export const isolation: IsolationSample = {
  /** The owner's connection to a provider, with a vehicle and a device. */
  seed: async ({ app: { admin }, organizationId, owner: { user } }) => {
    await admin.query(
      `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at, read_at)
       values ($1, $2, $2, '0x' || repeat('a', 40), now() + interval '1 day', now(), now())`,
      [user.id, organizationId]
    )
    await admin.query(
      `insert into telematics.shared_vehicles (organization_id, user_id, external_id, make) values ($2, $1, '1', $3)`,
      [user.id, organizationId, MARKER]
    )
    await admin.query(
      `insert into telematics.shared_devices (organization_id, user_id, external_id, position, kind, serial)
       values ($2, $1, '1', 0, 'synthetic', $3)`,
      [user.id, organizationId, MARKER]
    )
    return { provider: "dimo" }
  },
  bodies: {
    completeConnection: () => ({ attempt: "mp_ot_unknown", token: "unknown" })
  }
}
