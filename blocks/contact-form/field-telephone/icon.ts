import { PHONE } from '@shared/icons/phone';
import { createPath } from '../inner/icon';

export const icon = createPath( PHONE );
