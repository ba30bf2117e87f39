import { type EstimatePreview, PreviewEstimate, workOrderName } from "#maintenance/contract"
import { Box } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useLinkToken } from "../../identity/auth/useLink.ts"
import { estimate as catalogue } from "../messages/visitors.ts"
import { DecisionForm } from "./DecisionForm.tsx"
import { EstimateLines } from "./EstimateLines.tsx"
import { NotOpened } from "./NotOpened.tsx"
import { usePreview } from "./usePreview.ts"
import { VisitorFrame } from "./VisitorFrame.tsx"

const preview = (token: string) => api(PreviewEstimate, { body: { token } })

const Decision = ({ outcome, name, at }: NonNullable<EstimatePreview["decision"]>) => {
  const m = useMessages(catalogue)
  const format = useFormat()
  return (
    <output>
      <StateBadge state={outcome === "approved" ? "go" : "stop"}>
        {m[outcome](name, format.dateTime(at))}
      </StateBadge>
    </output>
  )
}

const Opened = ({ token }: { readonly token: string }) => {
  const m = useMessages(catalogue)
  const { data, error, open } = usePreview(preview, token)
  if (error !== undefined) return <NotOpened title={m.failed} error={error} retry={open} />
  if (!data) return <VisitorFrame title={m.loading} />
  const { estimate, decision } = data
  return (
    <VisitorFrame title={m.title(workOrderName(estimate.number))} sentence={m.about(data.organization_name)}>
      {decision && (
        <Box mb="4">
          <Decision {...decision} />
        </Box>
      )}
      <EstimateLines preview={data} />
      {!decision && (
        <Box mt="4">
          <DecisionForm token={token} preview={data} onDecided={open} />
        </Box>
      )}
    </VisitorFrame>
  )
}

/** The target of the link in an email with an estimate: someone without an account approves or declines it. */
export const EstimatePage = () => {
  const m = useMessages(catalogue)
  const token = useLinkToken()
  if (token === undefined) return <VisitorFrame title={m.incompleteTitle} sentence={m.incomplete} />
  return <Opened key={token} token={token} />
}

export const Component = EstimatePage
