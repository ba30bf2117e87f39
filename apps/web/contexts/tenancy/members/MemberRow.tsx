import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { RichText } from "../../../ui/RichText.tsx"
import { useMe } from "../../identity/me.ts"
import styles from "../Row.module.css"
import { MemberMenu } from "./MemberMenu.tsx"
import { MemberRole } from "./MemberRole.tsx"
import { type MemberProps, useMemberName } from "./members.ts"

/** One member: name, role, date of joining, and the actions the viewer may take. */
export const MemberRow = ({ organization, member }: MemberProps) => {
  const { members } = useMessages(tenancy)
  const name = useMemberName(member)
  const isMe = useMe()?.id === member.user_id
  const joined = <RelativeTime at={member.joined_at} timeZone={organization.time_zone} />
  return (
    <li className={styles["row"]}>
      <Avatar name={name} url={member.avatar_url} />
      <div className={styles["who"]}>
        <span className={styles["name"]}>
          <b>{name}</b>
          {isMe && <span className={styles["tag"]}>{members.you}</span>}
        </span>
        <span className={styles["email"]}>{member.email ?? members.emailUnavailable}</span>
      </div>
      <MemberRole organization={organization} member={member} />
      <span className={styles["when"]}>
        <RichText text={members.joined("[when]")} parts={{ when: joined }} />
      </span>
      <div className={styles["end"]}>
        <MemberMenu organization={organization} member={member} isMe={isMe} />
      </div>
    </li>
  )
}
