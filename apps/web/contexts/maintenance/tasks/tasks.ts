import {
  AddCommonTasks,
  ArchiveTask,
  COMMON_TASKS,
  CommonTask,
  ListTasks,
  PARTS,
  RestoreTask,
  TASKS,
  type TaskView
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { tasks as catalogue } from "../messages/pages.ts"

/** The organization's service tasks by name, archived ones last. */
export const useTasks = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, TASKS),
    queryFn: () => api(ListTasks, { params: { organizationId: id }, query: {} }),
    select: ({ items }) => items,
    meta: shows(PARTS)
  })

export const isActive = ({ archived_at }: Pick<TaskView, "archived_at">): boolean => archived_at === null

/** Archiving, with an undo in its toast, and restoring. */
export const useArchivingTask = (organization: Organization, task: TaskView) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, taskId: task.id }
  return useArchiving(organization, {
    archive: () => api(ArchiveTask, { params }),
    restore: () => api(RestoreTask, { params }),
    archived: m.archived(task.name),
    restored: m.restored(task.name)
  })
}

/** Adds those common tasks, in the person's language, that the organization does not have. */
const addCommonTasks = (
  { id }: Organization,
  codes: ReadonlyArray<CommonTask>,
  language: ReturnType<typeof useLocale>
) => api(AddCommonTasks, { params: { organizationId: id }, body: { tasks: codes, language } })

/** The active tasks of the organization, after these common ones were added. */
export const withCommonTasks = async (
  organization: Organization,
  codes: ReadonlyArray<CommonTask>,
  language: ReturnType<typeof useLocale>
) => {
  await addCommonTasks(organization, codes, language)
  const { items } = await api(ListTasks, { params: { organizationId: organization.id }, query: {} })
  return items.filter(isActive)
}

/** Adds all common tasks. */
export const useAddingCommon = (organization: Organization) => {
  const m = useMessages(catalogue)
  const language = useLocale()
  return useOrganizationCommand(organization, {
    send: () =>
      addCommonTasks(
        organization,
        COMMON_TASKS.map(({ code }) => code),
        language
      ),
    done: () => m.commonAdded
  })
}
