'use client';

import { useEffect, useState } from 'react';
import { CopyButton } from './copy-button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
  readonly label: string;
  readonly copy: { readonly label: string; readonly done: string };
}

/** A button that opens the share dialog of the device; if there is none, it copies the address. */
export function ShareButton({ title, url, label, copy }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  if (!canShare) return <CopyButton text={url} label={copy.label} doneLabel={copy.done} className="cursor-pointer" />;
  // The promise rejects when the reader closes the dialog, which is not an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <button type="button" onClick={share} className="no-print cursor-pointer [@media(scripting:none)]:hidden">
      {label}
    </button>
  );
}
