import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { ThisBrowser } from "./ThisBrowser.tsx"
import { OtherBrowsers } from "./OtherBrowsers.tsx"
import { usePush, usePushState } from "./push.ts"

/** Push messages: what they are for, whether this browser gets them, and which others do. */
export const PushPanel = () => {
  const m = useMessages(notifications).push
  const push = usePush()
  const query = usePushState()
  const { data } = query
  return (
    <Panel title={m.title} about={m.about} flush>
      {data ? (
        <>
          <ThisBrowser state={data.state} current={data.current} push={push} />
          {data.others.length > 0 && <OtherBrowsers browsers={data.others} push={push} />}
        </>
      ) : (
        <NotLoaded query={query} rows={1} />
      )}
    </Panel>
  )
}
