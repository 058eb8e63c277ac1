/** SemVer of the API: `info.version` of OpenAPI and the `X-Api-Version` header. Inside 1.x changes are additive only. */
export const apiVersion = '1.6.0';
