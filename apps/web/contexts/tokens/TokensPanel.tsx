import type { ApiToken } from "#tokens/contract"
import { type UseQueryResult, useQuery } from "@tanstack/react-query"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import styles from "../identity/account/Account.module.css"
import { Proofs } from "../identity/proof/Proofs.tsx"
import { CreateTokenDialog } from "./CreateTokenDialog.tsx"
import { tokens } from "./messages/index.ts"
import { TokenList } from "./TokenList.tsx"
import { myPlace, myTokensQuery, placeIn, type TokenPlace, tokensQuery } from "./tokens.ts"

interface Props {
  readonly place: TokenPlace
  readonly query: UseQueryResult<{ readonly items: ReadonlyArray<ApiToken> }>
}

const TokensPanel = ({ place, query }: Props) => {
  const m = useMessages(tokens)
  const [isCreating, setIsCreating] = useState(false)
  const refresh = () => query.refetch()
  const create = <OnlineButton onClick={() => setIsCreating(true)}>{m.create}</OnlineButton>
  return (
    <Panel title={m.title} about={`${place.organization ? m.ofOrganization : m.mine} ${m.why}`} flush>
      {!query.data ? (
        <NotLoaded query={query} rows={2} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={m.emptyTitle} level="h3" action={create}>
          {m.empty}
        </EmptyState>
      ) : (
        <>
          <TokenList place={place} items={query.data.items} refresh={refresh} />
          <div className={styles["footer"]}>{create}</div>
        </>
      )}
      {isCreating && (
        <CreateTokenDialog
          place={place}
          onClose={() => {
            setIsCreating(false)
            void refresh()
          }}
        />
      )}
      <Proofs />
    </Panel>
  )
}

/** The API tokens of one's account. */
export const MyTokensPanel = () => <TokensPanel place={myPlace} query={useQuery(myTokensQuery)} />

/** The API tokens of an organization. */
export const OrganizationTokensPanel = ({ organization }: { readonly organization: Organization }) => (
  <TokensPanel place={placeIn(organization)} query={useQuery(tokensQuery(organization))} />
)
