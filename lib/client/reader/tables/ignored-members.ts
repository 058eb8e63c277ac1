/** Personal data, removed before anything can show or store them. */
export const personalNames =
  /^(e?mail|emailaddress|contactemail|authoremail|mobile|mobilenumber|phone|phonenumber|telephone|fax|nationalid|iqama)(ar|en)?$/;

/** Expected members without content for readers. */
export const contentlessNames: ReadonlySet<string> = new Set(['links', '$id', '$type', '@odataetag', '__typename', 'etag', 'rowversion']);
