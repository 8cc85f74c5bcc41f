import { ProgressBar } from '@patine/ui/progress-bar/ProgressBar';
import { useNavigation } from 'react-router-dom';

export const PageProgress = () => <ProgressBar busy={useNavigation().state !== 'idle'} />;
