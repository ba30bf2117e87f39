import { dayIn } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { useNow } from "../../ui/useNow.ts"

/** Today where the organization is, as reminders and the release check see it. */
export const useToday = ({ time_zone }: Organization) => dayIn(time_zone, new Date(useNow()))
