export const messages = {
  sentences: {
    "view.shared": "[actor] shared the view [subject]",
    "view.unshared": "[actor] stopped sharing the view [subject]",
    "view.edited": "[actor] changed the view [subject]",
    "view.deleted": "[actor] deleted the view [subject]",
    "view.restored": "[actor] restored the view [subject]"
  },
  fields: {}
}
