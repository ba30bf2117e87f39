import { GROUPS, VEHICLES } from "#fleet/contract"
import {
  ArchiveProgram,
  GetProgram,
  ListPrograms,
  type ProgramId,
  type ProgramView,
  PROGRAMS,
  RestoreProgram,
  TASKS
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { programs as catalogue } from "../messages/pages.ts"

/** Which vehicles a program applies to changes with them. */
const meta = shows(VEHICLES, GROUPS, TASKS)

/** The organization's service programs by name, archived ones last. */
export const usePrograms = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, PROGRAMS),
    queryFn: () => api(ListPrograms, { params: { organizationId: id } }),
    select: ({ items }) => items,
    meta
  })

export const programKey = ({ id }: Organization, programId: ProgramId) =>
  organizationKey(id, PROGRAMS, "one", programId)

export const loadProgram = ({ id }: Organization, programId: ProgramId) =>
  api(GetProgram, { params: { organizationId: id, programId } })

/** One service program with its tasks. */
export const useProgram = (organization: Organization, programId: ProgramId) =>
  useQuery({
    queryKey: programKey(organization, programId),
    queryFn: () => loadProgram(organization, programId),
    meta
  })

/** Archiving, with an undo in its toast, and restoring. */
export const useArchivingProgram = (
  organization: Organization,
  program: Pick<ProgramView, "id" | "name">
) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, programId: program.id }
  return useArchiving(organization, {
    archive: () => api(ArchiveProgram, { params }),
    restore: () => api(RestoreProgram, { params }),
    archived: m.archived(program.name),
    restored: m.restored(program.name)
  })
}
