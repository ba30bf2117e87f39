export const messages = {
  sentences: {
    "push.turned_off": "[actor] turned push notifications off in [subject]",
    "push.turned_on": "[actor] turned push notifications on in [subject]"
  }
}
