'use client';

import { useEffect, useState } from 'react';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
  readonly label: string;
}

/** The system's own share sheet, where there is one. */
export function ShareButton({ title, url, label }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  if (!canShare) return null;
  // A reader who closes the sheet has not met an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" onClick={share} className="link no-print inline-flex min-h-11 cursor-pointer items-center">
      {label}
    </button>
  );
}
