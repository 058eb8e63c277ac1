/** Usage text of `npm run keys`. */
export const keysUsage = `npm run -s keys -- issue --name NAME [--email ADDRESS] [--tier unverified|verified|internal] [--test]   issues a key and prints it alone on the last line
npm run -s keys -- list                      all keys, oldest first
npm run -s keys -- requests                  requests waiting for approval (KEY_ISSUE_MODE=manual)
npm run -s keys -- approve REQUEST           issues the key for a request and prints it alone on the last line
npm run -s keys -- revoke KEY-ID             revokes a key, and those it was exchanged for, in every process within a second
npm run -s keys -- suspend KEY-ID            suspends a key
npm run -s keys -- resume KEY-ID             reactivates a suspended key
npm run -s keys -- tier KEY-ID TIER          changes the limits of a key
npm run -s keys -- erase ADDRESS             revokes the keys of an e-mail address and deletes all data about the holder
npm run -s keys -- copy [--from PLACE] --to PLACE   copies owners, keys, use and audit; PLACE is postgres://… or sqlite:FILE; the target must be empty; no process may be serving
npm run -s keys -- pepper                    for keys in PostgreSQL: use the pepper of this machine from now on (docs/operate.md)
`;
