export const messages = {
  sentences: {
    "customer_email.sent": "[actor] sent an email to [subject]",
    "customer_email.switched_off": "[actor] turned customer emails off",
    "customer_email.switched_on": "[actor] turned customer emails on",
    "customer_emails.exported": "[actor] exported the emails to customers",
    "message.sent": "[actor] sent a message to [subject]",
    "messages.exported": "[actor] exported their own messages",
    "messages.listed": "[actor] viewed the messages"
  }
}
