import { Alert } from '@patine/ui/alert/Alert';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What became of the document that a list was reached from: it was archived or deleted. */
export function ActionResult() {
  const { state } = useLocation() as { state: { done?: string } | null };
  // A reload and the way back find the state again: what it tells is past then.
  const isNews = useNavigationType() === 'PUSH';
  const [isClosed, setClosed] = useState(false);
  if (!isNews || !state?.done || isClosed) return null;
  return (
    <Alert tone="success" live className="mb-5" onClose={() => setClosed(true)}>
      {state.done}
    </Alert>
  );
}
