/** The product's logo. Decorative: the name is next to it. */
export const Logo = ({ size = 26 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <rect width="26" height="26" rx="6" fill="#ffc53d" />
    <path d="M6 20V6h3l4 7 4-7h3v14h-3.2v-8L13 18l-3.8-6v8z" fill="#1c1b19" />
  </svg>
)
