import { Channel } from "#kernel"
import type { KindPreference } from "#notifications/contract"
import { notifications } from "../messages/index.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { useIsMobile } from "../../../ui/useMediaQuery.ts"
import { ChannelSwitch } from "./ChannelSwitch.tsx"
import styles from "./Kinds.module.css"
import type { Changing } from "./preferences.ts"

const CHANNELS = Channel.literals

const About = ({ preference: { label, about } }: { readonly preference: KindPreference }) => {
  const language = useLocale()
  return (
    <>
      <span className={styles["kind"]}>{label[language]}</span>
      <span className={styles["about"]}>{about[language]}</span>
    </>
  )
}

const Table = ({ preferences, change }: Changing) => {
  const m = useMessages(notifications)
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{m.preferences.kind}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {m.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.kinds.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row">
              <About preference={preference} />
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <ChannelSwitch preference={preference} channel={channel} change={change} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** For narrow screens: one card per kind, one line per channel. */
const Cards = ({ preferences, change }: Changing) => {
  const m = useMessages(notifications)
  return (
    <ul className={styles["cards"]}>
      {preferences.kinds.map((preference) => (
        <li key={preference.kind}>
          <About preference={preference} />
          {CHANNELS.map((channel) => (
            <div key={channel} className={styles["line"]}>
              <span>{m.channels[channel]}</span>
              <ChannelSwitch preference={preference} channel={channel} change={change} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Which notifications the user gets, and by which channels. */
export const KindsPanel = (changing: Changing) => {
  const m = useMessages(notifications).preferences
  const isMobile = useIsMobile()
  return (
    <Panel title={m.title} about={m.about} flush>
      {isMobile ? <Cards {...changing} /> : <Table {...changing} />}
    </Panel>
  )
}
