import { AcceptInvitation, DeclineInvitation, type MyInvitation, MyInvitations } from "#tenancy/contract"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { tenancy } from "../../i18n/en/tenancy.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import { organizationsQuery } from "./organizations.ts"

export const myInvitationsQuery = queryOptions({
  queryKey: ["my-invitations"],
  queryFn: async () => (await api(MyInvitations, {})).items,
  refetchOnWindowFocus: "always"
})

/** Pending invitations to the signed-in person's address, newest first. */
export const useMyInvitations = () => {
  const { data, error, isPending, fetchStatus, refetch } = useQuery(myInvitationsQuery)
  return { invitations: data ?? [], error, isPending, fetchStatus, refetch }
}

/** After the answer to an invitation: it is gone from the list, and perhaps there is one organization more. */
export const useInvitationsAnswered = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: myInvitationsQuery.queryKey }),
      client.invalidateQueries({ queryKey: organizationsQuery.queryKey })
    ])
}

const logged = (what: string) => (error: unknown) =>
  console.error(`An invitation could not be ${what}.`, error)

/** Accepting and declining from the page. The specification wants their failures logged, not shown. */
export const useAnswers = (invitation: MyInvitation) => {
  const m = useMessages(tenancy)
  const answered = useInvitationsAnswered()
  const params = { invitationId: invitation.id }
  const accept = useMutation({
    mutationFn: () => api(AcceptInvitation, { params }),
    onSuccess: () => notify.success(m.joined(invitation.organization_name)),
    onError: logged("accepted"),
    onSettled: answered
  })
  const decline = useMutation({
    mutationFn: () => api(DeclineInvitation, { params }),
    onError: logged("declined"),
    onSettled: answered
  })
  return { accept, decline, busy: accept.isPending || decline.isPending }
}
