export const messages = {
  sentences: {
    "view.shared": "[actor] compartió la vista [subject]",
    "view.unshared": "[actor] dejó de compartir la vista [subject]",
    "view.edited": "[actor] cambió la vista [subject]",
    "view.deleted": "[actor] eliminó la vista [subject]",
    "view.restored": "[actor] restauró la vista [subject]"
  },
  fields: {}
}
