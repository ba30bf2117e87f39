export const messages = {
  sentences: {
    "token.created": "[actor] created the API token [subject]",
    "token.revoked": "[actor] revoked the API token [subject]"
  },
  fields: {}
}
