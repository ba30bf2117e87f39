// With what mail clients and the rules for international domain names read as the same character.
export const DOT = "[.\\u2024\\u3002\\ufe12\\ufe52\\uff0e\\uff61]"
export const COLON = "[:\\ufe13\\ufe55\\uff1a]"
export const SLASH = "[/\\\\\\u2044\\u2215\\u29f8\\uff0f]"
