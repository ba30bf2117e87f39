import type { Input } from "#kernel"
import type { Organization } from "#tenancy/contract"
import {
  CreateSavedView,
  DeleteSavedView,
  EditSavedView,
  ListSavedViews,
  type ReadableView,
  RestoreSavedView,
  SAVED_VIEWS
} from "#views/contract"
import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { views } from "./messages/index.ts"
import type { ListViews } from "./useList.ts"

/** The parameter of the address that names a saved view. */
export const VIEW = "view"

/** One's own and the shared views of a list, by name. */
export const useSavedViews = ({ id, can }: Organization, list: string) =>
  useQuery({
    queryKey: organizationKey(id, SAVED_VIEWS, list),
    queryFn: () => api(ListSavedViews, { params: { organizationId: id }, query: { list } }),
    enabled: can.includes("views.save")
  })

/** Shows a saved view, as it is. */
const useOpenView = () => {
  const [, setParams] = useSearchParams()
  return ({ id }: Pick<ReadableView, "id">) =>
    setParams({ [VIEW]: id }, { replace: true, preventScrollReset: true })
}

/** Saves what a list shows as a new view, and shows that. Fails with the problem: a form handles it. */
export const useCreateView = ({ organization, name: list, query, shown: columns }: ListViews) => {
  const { refresh } = useOrganizationRefresh(organization)
  const openView = useOpenView()
  return async ({ name, shared }: { readonly name: string; readonly shared: boolean }) => {
    const view = await api(CreateSavedView, {
      params: { organizationId: organization.id },
      body: { list, name, query, columns, shared }
    })
    await refresh()
    openView(view)
  }
}

type Changes = Omit<Input<typeof EditSavedView>["body"], "expected_version">

/** Changes a view, unless someone else has changed it meanwhile. */
const editView = ({ id: organizationId }: Organization, { id, version }: ReadableView, changes: Changes) =>
  api(EditSavedView, {
    params: { organizationId, savedViewId: id },
    body: { expected_version: version, ...changes }
  })

/** Renames a view. Fails with the problem: a form handles it. */
export const useRenameView = (organization: Organization, view: ReadableView) => {
  const { refresh } = useOrganizationRefresh(organization)
  return async (name: string) => {
    await editView(organization, view, { name })
    await refresh()
  }
}

/** What can be done with a view in one step: save what the list shows, share it, delete it with an undo. */
export const useViewCommands = ({ organization, query, shown: columns }: ListViews, view: ReadableView) => {
  const m = useMessages(views)
  const { refresh } = useOrganizationRefresh(organization)
  const openView = useOpenView()
  const params = { organizationId: organization.id, savedViewId: view.id }
  const save = useOrganizationCommand(organization, {
    send: () => editView(organization, view, { query, columns }),
    onDone: async (saved) => {
      await refresh()
      openView(saved)
    },
    done: () => m.saved(view.name)
  })
  const share = useOrganizationCommand(organization, {
    send: (shared: boolean) => editView(organization, view, { shared }),
    done: ({ shared }) => (shared ? m.shared(view.name) : m.unshared(view.name))
  })
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreSavedView, { params }),
    done: () => m.restored(view.name)
  })
  const remove = useOrganizationCommand(organization, {
    send: () => api(DeleteSavedView, { params }),
    done: () => m.deleted(view.name),
    offer: { label: m.undo, run: restore.mutate }
  })
  return { save, share, remove }
}
