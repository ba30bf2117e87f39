import type { OrganizationId } from "#kernel"

/** The signal that devices of an organization reported. */
export const positionsTopic = (organizationId: OrganizationId): string => `positions:${organizationId}`
