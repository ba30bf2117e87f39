export const messages = {
  sentences: {
    "token.created": "[actor] creó el token de API [subject]",
    "token.revoked": "[actor] revocó el token de API [subject]"
  },
  fields: {}
}
