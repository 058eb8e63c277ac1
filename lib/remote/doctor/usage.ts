/** The help text of `npm run doctor`, which examines a remote service or this site. */
export const doctorUsage = `npm run doctor                              what this site still needs before it goes public; with a remote service, examines that service
npm run doctor -- --base-url URL [options]  examine a deployment of the interface

  --base-url URL            address of the deployment (default: UPSTREAM_BASE_URL)
  --key-env NAME            variable that holds the key (default: UPSTREAM_API_KEY)
  --lang en,ar              languages to check
  --budget 40               maximum number of requests
  --sample 3                number of records to open
  --probe-auth              find out where the key is accepted (at most 9 requests)
  --allow-query-key         also try the key in the query string
  --insecure-loopback       accept any certificate on a loopback address
  --write FILE              write the profile, after comparing it with an existing one
  --json FILE               write the report
  --with-samples            include rows of the list in the report
Exit: 0 all recognised, 1 warnings, 2 not usable, 3 key refused, 4 not reachable, 64 usage error.
`;
