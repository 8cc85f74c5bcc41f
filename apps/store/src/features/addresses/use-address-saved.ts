import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const SAVED = { addressSaved: true };

/** Returns to the list with a confirmation. */
export function useAddressSaved() {
  const navigate = useNavigate();
  const locale = useLocale();
  return () => void navigate(paths.addresses(locale), { state: SAVED });
}

export function useWasAddressSaved(): boolean {
  const { state } = useLocation() as { state: typeof SAVED | null };
  return state?.addressSaved === true;
}
