/** Read and forgotten: personal data is dropped before anything can show or keep it. */
export const personalNames =
  /^(e?mail|emailaddress|contactemail|authoremail|mobile|mobilenumber|phone|phonenumber|telephone|fax|nationalid|iqama)(ar|en)?$/;

/** Expected members that carry nothing for a reader of ours. */
export const quietNames: ReadonlySet<string> = new Set(['links', '$id', '$type', '@odataetag', '__typename', 'etag', 'rowversion']);
