/** Names of members with personal data, which are never displayed or stored. */
export const personalNames =
  /^(e?mail|emailaddress|contactemail|authoremail|mobile|mobilenumber|phone|phonenumber|telephone|fax|nationalid|iqama)(ar|en)?$/;

/** Technical members that are expected and have no content for readers. */
export const contentlessNames: ReadonlySet<string> = new Set(['links', '$id', '$type', '@odataetag', '__typename', 'etag', 'rowversion']);
