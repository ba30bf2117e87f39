import { pageRequest } from "#kernel"
import { download, route } from "#infra/http"
import { exportCustomerEmails } from "./commands/ExportCustomerEmails.ts"
import { exportMessages } from "./commands/ExportMessages.ts"
import { markMessageRead } from "./commands/MarkMessageRead.ts"
import { markThreadRead } from "./commands/MarkThreadRead.ts"
import { replyToMessage } from "./commands/ReplyToMessage.ts"
import { sendCustomerEmail } from "./commands/SendCustomerEmail.ts"
import { sendMessage } from "./commands/SendMessage.ts"
import { sendToSeveral } from "./commands/SendToSeveral.ts"
import * as endpoints from "./contract/index.ts"
import { customerEmailPage } from "./queries/CustomerEmailPage.ts"
import { earlierReplies } from "./queries/EarlierReplies.ts"
import { getThread } from "./queries/GetThread.ts"
import { listCustomerEmails } from "./queries/ListCustomerEmails.ts"
import { listThreads } from "./queries/ListThreads.ts"
import { messagePage } from "./queries/MessagePage.ts"
import { unreadMessages } from "./queries/UnreadMessages.ts"

export const messagingHttp = [
  route(endpoints.ListThreads, ({ query }) =>
    listThreads(pageRequest(query), { search: query.search, isUnread: query.unread === "true" })
  ),
  route(endpoints.GetThread, ({ params }) => getThread(params.threadId)),
  route(endpoints.EarlierReplies, ({ params, query }) => earlierReplies(params.threadId, query.before)),
  route(endpoints.UnreadMessages, () => unreadMessages()),
  route(endpoints.SendMessage, ({ body: { recipient_id: recipientId, client_id: clientId, ...text } }) =>
    sendMessage({ recipientId, clientId, ...text })
  ),
  route(endpoints.SendToSeveral, ({ body: { client_id: clientId, ...sending } }) =>
    sendToSeveral({ clientId, ...sending })
  ),
  route(endpoints.ReplyToMessage, ({ params: { messageId }, body: { client_id: clientId, ...text } }) =>
    replyToMessage({ messageId, clientId, ...text })
  ),
  download(
    endpoints.ExportMessages,
    () => exportMessages(),
    (_, after) => messagePage(after)
  ),
  download(
    endpoints.ExportCustomerEmails,
    () => exportCustomerEmails(),
    (_, after) => customerEmailPage(after)
  ),
  route(endpoints.MarkMessageRead, ({ params }) => markMessageRead(params.messageId)),
  route(endpoints.MarkThreadRead, ({ params }) => markThreadRead(params.threadId)),
  route(endpoints.ListCustomerEmails, ({ query }) => listCustomerEmails(pageRequest(query), query.customer)),
  route(endpoints.SendCustomerEmail, ({ body }) => sendCustomerEmail(body))
]
